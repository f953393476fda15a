// Beside the rows: the deck, the discards, which can be looked through, and the pool of crystals.

import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { h, useState } from "../vendor/preact.js";
import { Card } from "./card.js";
import { Crystal } from "./field.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Identity } from "./identities.js" */

/** @param {{ view: Flautz.View, discard: Identity | null, texts: Texts }} props */
export const Piles = ({ view, discard, texts }) => {
  const [isOpen, setOpen] = useState(false);
  const count = view.discards.length;
  const words = `${texts.say("table-discards")}: ${count === 0 ? texts.say("table-none") : texts.say("table-cards", { count })}`;
  const label = discard?.code ? `${words}, ${texts.card(discard.code)}` : words;
  return h(
    "div",
    { class: "flautz-piles" },
    h(
      "div",
      { class: "pile pile-deck" },
      h(
        "span",
        { class: "pile-cards", "data-key": "deck", "aria-hidden": "true" },
        view.deck_size > 0 && h(Card, { card: "", isFaceDown: true }),
      ),
      h("span", { class: "pile-count", "data-count": view.deck_size, "aria-hidden": "true" }),
      h(
        "span",
        { class: "unseen" },
        `${texts.say("table-deck")}: ${texts.say("table-cards", { count: view.deck_size })}`,
      ),
    ),
    h(
      "button",
      {
        type: "button",
        class: "pile pile-discards",
        "aria-label": label,
        title: words,
        "aria-disabled": count === 0,
        onClick: () => count > 0 && setOpen(true),
      },
      h(
        "span",
        { class: "pile-cards" },
        discard?.code &&
          h("span", { key: discard.id, class: "pile-top", "data-key": discard.id }, h(Card, { card: discard.code })),
      ),
      h("span", { class: "pile-count", "data-count": count, "aria-hidden": "true" }),
    ),
    isOpen &&
      h(
        Dialog,
        {
          title: texts.say("table-discards"),
          closeLabel: texts.say("close"),
          onClose: () => setOpen(false),
          actions: h(Button, { kind: "main", onClick: () => setOpen(false) }, texts.say("close")),
        },
        h(
          "ul",
          { class: "flautz-spread" },
          view.discards.map((card, place) => h("li", { key: place }, h(Card, { card, label: texts.card(card) }))),
        ),
      ),
  );
};

/** @param {{ pool: number, texts: Texts }} props */
export const Pool = ({ pool, texts }) =>
  h(
    "div",
    { class: "flautz-pool" },
    h("span", { class: "pool-crystals", "data-key": "pool", "aria-hidden": "true" }, h(Crystal, {})),
    h("span", { class: "pile-count", "data-count": pool, "aria-hidden": "true" }),
    h("span", { class: "unseen" }, texts.say("flautz-pool", { crystals: pool })),
  );
