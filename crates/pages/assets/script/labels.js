// Labels at targets: what the next pick would cost and give, at the spot to pick.

import { onNarrow, spotsOf } from "./choices.js";
import { isVisible, main } from "./page.js";

const layer = () => document.getElementById("labels");

/** The label of each spot whose pick completes a choice: the first of its labels, and "…" if there are others. */
function labelled(left, selected) {
  const labels = new Map();
  for (const button of left) {
    const open = [...new Set(spotsOf(button))].filter((spot) => !selected.includes(spot));
    if (!button.dataset.label || open.length !== 1) continue;
    labels.set(open[0], (labels.get(open[0]) ?? new Set()).add(button.dataset.label));
  }
  return labels;
}

/** Only places of the shared board are labelled: cards and buttons say themselves what they cost. */
const PANEL = ".stage";

/** The part of an element that the stage shows; `null` if it is elsewhere. */
function visibleBox(element) {
  const box = element.getBoundingClientRect();
  const panel = element.closest(PANEL)?.getBoundingClientRect();
  if (!panel) return null;
  const [left, right] = [Math.max(box.left, panel.left), Math.min(box.right, panel.right)];
  const [top, bottom] = [Math.max(box.top, panel.top), Math.min(box.bottom, panel.bottom)];
  return right > left && bottom > top ? { left, right, top, bottom } : null;
}

let shown = new Map();
let picked = false;
/** The spot under the pointer or with the focus. */
let pointed = null;

const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A label at the lower edge of a spot, inside the stage. */
function drawLabel(box, id, texts, at) {
  const label = document.createElement("span");
  const [first] = texts;
  label.textContent = texts.size > 1 ? `${first} …` : first;
  label.dataset.at = id;
  box.append(label);
  const stage = document.querySelector(PANEL).getBoundingClientRect();
  const half = label.offsetWidth / 2 + 4;
  label.style.left = `${Math.max(stage.left + half, Math.min(stage.right - half, (at.left + at.right) / 2))}px`;
  label.style.top = `${Math.min(stage.bottom - label.offsetHeight, at.bottom)}px`;
  return label;
}

/** Labels every target of what is picked; while nothing is, the spot that is pointed at. Of two that would meet, only one is drawn. */
function place() {
  const box = layer();
  if (!box) return;
  box.replaceChildren();
  const drawn = [];
  for (const [id, texts] of shown) {
    if (!picked && id !== pointed) continue;
    const spot = [...main().querySelectorAll(`a.spot[data-spot="${CSS.escape(id)}"]`)].find(isVisible);
    const at = spot && visibleBox(spot);
    // The sheet of a small screen may cover the place.
    if (!at || !document.elementFromPoint((at.left + at.right) / 2, at.bottom - 4)?.closest(PANEL)) continue;
    const label = drawLabel(box, id, texts, at);
    const area = label.getBoundingClientRect();
    if (drawn.some((other) => meet(area, other)) && id !== pointed) label.remove();
    else drawn.push(area);
  }
}

for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, (event) => {
    const id = event.target.closest?.("a.spot.offered")?.dataset.spot ?? null;
    if (id !== pointed) { pointed = id; placeSoon(); }
  });
}

let frame = 0;
function placeSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(place);
}

onNarrow(({ left, selected }) => { shown = labelled(left, selected); picked = selected.length > 0; placeSoon(); });
addEventListener("scroll", placeSoon, { capture: true, passive: true });
addEventListener("resize", placeSoon);
addEventListener("change", placeSoon);
addEventListener("transitionend", placeSoon);
addEventListener("ochre-zoom", placeSoon);
