// Zooming and panning the surface of the table: wheel, drag, pinch, keys, double click on a part.

import { beginsDrag } from "./drag.js";
import { suppressClick } from "./page.js";

const surface = () => document.querySelector(".surface");
const view = { zoom: 1, x: 0, y: 0 };

/** Does the reader want to find the table as it was left? */
const isKept = document.documentElement.dataset.zoom === "last";
const keptAs = `zoom-${location.pathname}`;

function apply() {
  const element = surface();
  if (!element) return;
  // At its own size the surface fits, so it cannot be moved away.
  if (view.zoom <= 1) Object.assign(view, { zoom: 1, x: 0, y: 0 });
  const { clientWidth, clientHeight } = element.parentElement;
  const limit = (value, size) => Math.max(-size * (view.zoom - 1) / 2, Math.min(size * (view.zoom - 1) / 2, value));
  view.x = limit(view.x, clientWidth);
  view.y = limit(view.y, clientHeight);
  element.style.setProperty("--zoom", view.zoom);
  element.style.setProperty("--pan-x", `${view.x}px`);
  element.style.setProperty("--pan-y", `${view.y}px`);
  document.body.classList.toggle("zoomed", view.zoom > 1);
  if (isKept) localStorage.setItem(keptAs, JSON.stringify(view));
  dispatchEvent(new Event("ochre-zoom"));
}

/** Zooms by `factor`; the point at (`x`, `y`) of the window stays where it is. */
export function zoomBy(factor, x, y) {
  const stage = surface()?.parentElement.getBoundingClientRect();
  if (!stage) return;
  const [middleX, middleY] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const next = Math.max(1, Math.min(4, view.zoom * factor));
  const ratio = next / view.zoom;
  const [dx, dy] = [(x ?? middleX) - middleX, (y ?? middleY) - middleY];
  Object.assign(view, { zoom: next, x: dx - (dx - view.x) * ratio, y: dy - (dy - view.y) * ratio });
  apply();
}

/** Shows the whole surface; `false` if it was shown. */
export function fitSurface() {
  if (view.zoom === 1) return false;
  Object.assign(view, { zoom: 1, x: 0, y: 0 });
  apply();
  return true;
}

const onStage = (event) => event.target.closest?.(".stage") && !event.target.closest(".above");

addEventListener("wheel", (event) => {
  if (!onStage(event)) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });

addEventListener("dblclick", (event) => {
  const part = onStage(event) && event.target.closest(".part");
  if (!part || event.target.closest("a, button")) return;
  if (view.zoom > 1) return fitSurface();
  const box = part.getBoundingClientRect();
  const stage = surface().parentElement.getBoundingClientRect();
  const zoom = Math.min(4, 0.94 * Math.min(stage.width / box.width, stage.height / box.height));
  Object.assign(view, { zoom, x: zoom * (stage.x + stage.width / 2 - box.x - box.width / 2), y: zoom * (stage.y + stage.height / 2 - box.y - box.height / 2) });
  apply();
});

addEventListener("click", (event) => {
  const how = event.target.closest?.("button[data-zoom]")?.dataset.zoom;
  if (how) ({ in: () => zoomBy(1.25), out: () => zoomBy(0.8), fit: fitSurface })[how]();
});

const pointers = new Map();
/** How far the pointers have travelled since the first was pressed: the click after a pan selects nothing. */
let travelled = 0;
addEventListener("pointerdown", (event) => {
  if (!pointers.size) travelled = 0;
  // One finger or the mouse on a spot drags the spot; a second finger zooms.
  if (onStage(event) && (pointers.size > 0 || !beginsDrag(event.target))) pointers.set(event.pointerId, event);
});
for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, (event) => { if (pointers.delete(event.pointerId) && travelled > 8) suppressClick(); });
}
addEventListener("pointermove", (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  travelled += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  if (pointers.size === 2) {
    const other = [...pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    const apart = (pointer) => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY);
    zoomBy(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  } else if (view.zoom > 1 && event.buttons) {
    view.x += event.clientX - before.clientX;
    view.y += event.clientY - before.clientY;
    apply();
  }
  pointers.set(event.pointerId, event);
});
addEventListener("resize", apply);

if (isKept && surface()) {
  Object.assign(view, JSON.parse(localStorage.getItem(keptAs) ?? "{}"));
  apply();
}
