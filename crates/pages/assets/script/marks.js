// Marks on the board: where the others acted since the reader's turn. They stay until the next.

import { badge, elementAt, spotsOf } from "./film.js";
import { main } from "./page.js";
import { onUpdate } from "./update.js";

/** The last seat that acted at each place of the recap. */
function marked() {
  const places = new Map();
  for (const line of main()?.querySelectorAll("#recap a[data-spots]") ?? []) {
    places.set(spotsOf(line).at(-1), line.dataset.seat);
  }
  return places;
}

function place() {
  const layer = document.getElementById("marks");
  if (!layer) return;
  layer.replaceChildren();
  for (const [id, seat] of marked()) {
    const element = elementAt(id);
    // Parts of the board are too large to be marked.
    if (!seat || !element?.dataset.spot || !element.closest(".stage")) continue;
    const box = element.getBoundingClientRect();
    // In the upper right of a place, so that what stands there stays in sight; where numbers stand there, as the game's style sheet says.
    const down = Number.parseFloat(getComputedStyle(element).getPropertyValue("--mark-down")) || 0.22;
    const [x, y] = [box.left + 0.78 * box.width, box.top + Math.max(down * box.height, Math.min(10, box.height / 2))];
    // Another view, the sheet of a small screen, a panel or the result may cover the place.
    const seen = document.elementFromPoint(x, y);
    if (!seen?.closest(".stage") || seen.closest(".above")) continue;
    const mark = badge(seat);
    mark.dataset.at = id;
    mark.style.left = `${x}px`;
    mark.style.top = `${y}px`;
    layer.append(mark);
  }
}

let frame = 0;
function placeSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(place);
}

onUpdate(placeSoon);
for (const type of ["resize", "change", "transitionend", "ochre-zoom"]) addEventListener(type, placeSoon);
addEventListener("scroll", (event) => { if (event.target === document || event.target.closest(".stage")) placeSoon(); }, { capture: true, passive: true });
