// A stop at the end of a match: what it brought, until a player goes on to the next match or to the result.

import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { h } from "../vendor/preact.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */

/**
 * @param {{
 *   title: string,
 *   texts: Texts,
 *   onClose: () => void,
 *   onEnd?: () => void,
 *   class?: string,
 *   children?: ComponentChildren,
 * }} props
 * `onEnd`: leads to the result, after the last match.
 */
export const MatchEnd = ({ title, texts, onClose, onEnd, class: extra, children }) =>
  h(
    Dialog,
    {
      title,
      class: extra,
      closeLabel: texts.say("close"),
      onClose,
      actions: h(
        Button,
        {
          kind: "main",
          icon: onEnd ? "trophy" : "arrow",
          onClick: () => {
            onClose();
            onEnd?.();
          },
        },
        texts.say(onEnd ? "see-result" : "go-on"),
      ),
    },
    children,
  );
