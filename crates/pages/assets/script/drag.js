// Drag and drop: pressing on a spot and releasing on another is the same as selecting the one and then the other.

import { pick, select, selection, canExtend, spotAt } from "./choices.js";
import { main, suppressClick } from "./page.js";

/** The pointer must move this far before a press becomes a drag. */
const THRESHOLD = 8;

/** The drag under way: where it began, what was selected before, and its arrow once it moves. */
let drag = null;

const NAMESPACE = "http://www.w3.org/2000/svg";

/** An arrow over the whole window. */
function drawArrow() {
  const arrow = document.createElementNS(NAMESPACE, "svg");
  arrow.id = "drag";
  arrow.setAttribute("aria-hidden", "true");
  arrow.append(...["path", "circle"].map((name) => document.createElementNS(NAMESPACE, name)));
  document.body.append(arrow);
  return arrow;
}

function moveArrow({ arrow, x, y }, event) {
  const [line, head] = arrow.children;
  const [dx, dy] = [event.clientX - x, event.clientY - y];
  line.setAttribute("d", `M${x} ${y}q${dx / 2 - dy / 8} ${dy / 2 + dx / 8} ${dx} ${dy}`);
  head.setAttribute("cx", event.clientX);
  head.setAttribute("cy", event.clientY);
  head.setAttribute("r", 11);
}

/** Ends the drag; `restore` puts the selection back as it was before. */
function end(restore) {
  const ended = drag;
  drag = null;
  ended?.arrow?.remove();
  for (const spot of document.querySelectorAll(".drop")) spot.classList.remove("drop");
  if (restore && ended?.arrow) select(ended.before);
  return ended;
}

/** Does a press on this element begin a drag of a spot? Then it does not move the surface. */
export const beginsDrag = (target) => Boolean(main()?.querySelector("#play") && target.closest?.("a.spot.offered, a.spot.touched"));

addEventListener("pointerdown", (event) => {
  // A second finger pinches.
  if (drag) return end(true);
  if (!event.isPrimary || event.button !== 0 || !beginsDrag(event.target)) return;
  const spot = spotAt(event.clientX, event.clientY) ?? event.target.closest("a.spot");
  drag = { id: spot.dataset.spot, pointer: event.pointerId, x: event.clientX, y: event.clientY, before: selection(), arrow: null };
});

addEventListener("pointermove", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  if (!drag.arrow) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < THRESHOLD) return;
    const at = drag.before.indexOf(drag.id);
    const kept = at >= 0 ? drag.before.slice(0, at) : canExtend(drag.id) ? drag.before : [];
    // Nothing to drop it on: the gesture pans or scrolls.
    if (!select([...kept, drag.id]).length) return end(true);
    drag.arrow = drawArrow();
  }
  moveArrow(drag, event);
  const over = spotAt(event.clientX, event.clientY);
  for (const spot of document.querySelectorAll(".drop")) spot.classList.toggle("drop", spot === over);
  if (over && over.dataset.spot !== drag.id) over.classList.toggle("drop", canExtend(over.dataset.spot));
});

addEventListener("pointerup", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  const target = drag.arrow && spotAt(event.clientX, event.clientY)?.dataset.spot;
  const fits = target && target !== drag.id && canExtend(target);
  const { arrow } = end(!fits);
  if (!arrow) return;
  suppressClick();
  if (fits) pick(target, { looking: false });
});
addEventListener("pointercancel", (event) => { if (event.pointerId === drag?.pointer) end(true); });
addEventListener("keydown", (event) => { if (event.key === "Escape") end(true); });

// The browser's own dragging of links would end the gesture.
addEventListener("dragstart", (event) => { if (event.target.closest?.("a.spot")) event.preventDefault(); });
