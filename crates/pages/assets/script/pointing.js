// Mutual highlighting: resting on a choice marks its spots, resting on a spot marks its choices.

import { buttons, spotsOf } from "./choices.js";
import { main } from "./page.js";

function mark(event) {
  const on = event.type === "pointerover" || event.type === "focusin";
  const button = event.target.closest?.(".choice, .advise, #blocked li");
  const spot = event.target.closest?.("[data-spot]");
  if (!button && !spot) return;
  const spots = on && button ? spotsOf(button) : [];
  const id = on && !button ? spot.dataset.spot : "";
  for (const element of main().querySelectorAll("[data-spot]")) element.classList.toggle("pointed", spots.includes(element.dataset.spot));
  for (const choice of buttons()) choice.classList.toggle("pointed", id !== "" && spotsOf(choice).includes(id));
}
for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) addEventListener(type, mark);
