// A button for a move whose consequence is not plain to see: its label says it where there is room.

import { Button } from "../ui/button.js";
import { h, useId } from "../vendor/preact.js";

/**
 * @param {{ icon: string, label: string, meaning: string, isCareful: boolean, isDisabled: boolean, onClick: () => void }} props
 * `isCareful`: the meaning is a warning, which is always shown
 */
export const Explained = ({ icon, label, meaning, isCareful, isDisabled, onClick }) => {
  const id = useId();
  return h(
    Button,
    { icon, isDisabled, describedBy: id, onClick },
    label,
    h("small", { id, class: isCareful ? "meaning meaning-careful" : "meaning", "aria-hidden": "true" }, meaning),
  );
};
