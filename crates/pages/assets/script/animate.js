// Animates pieces that moved between two updates of the page.

import { isVisible, reducedMotion } from "./page.js";

const pieces = () => [...document.querySelectorAll("[data-piece]")].filter(isVisible);

function piecePositions() {
  const byKind = new Map();
  for (const element of pieces()) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { element, x: x + width / 2, y: y + height / 2 };
    const kind = element.dataset.piece;
    byKind.set(kind, [...(byKind.get(kind) ?? []), place]);
  }
  return byKind;
}

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Records where all pieces are; returns a function that animates those that have moved since. */
export function recordPieces() {
  if (reducedMotion()) return () => {};
  const before = piecePositions();
  return () => {
    for (const [kind, now] of piecePositions()) {
      const left = [...(before.get(kind) ?? [])];
      // Match the pieces that did not move first, so that only moved pieces are matched by distance.
      const moved = now.filter((place) => {
        const same = left.findIndex((old) => distance(old, place) < 2);
        if (same >= 0) left.splice(same, 1);
        return same < 0;
      });
      for (const place of moved) {
        const nearest = left.sort((one, other) => distance(one, place) - distance(other, place)).shift();
        if (nearest) animateMove(place, nearest);
        else place.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 });
      }
    }
  };
}

function animateMove({ element, x, y }, from) {
  const drawing = element.ownerSVGElement;
  // Translations inside a drawing are in its own units.
  const matrix = element.getScreenCTM?.();
  const parent = drawing ? element.parentNode.getScreenCTM?.() ?? matrix : null;
  const [dx, dy] = [from.x - x, from.y - y];
  const [ux, uy] = parent ? toDrawing(parent, dx, dy) : [dx, dy];
  drawing?.classList.add("flying-over");
  element.animate([{ translate: `${ux}px ${uy}px` }, { translate: "0 0" }], { duration: 420, easing: "ease-in-out" })
    .finished.finally(() => drawing?.classList.remove("flying-over"));
}

/** Converts a distance on the screen to the units of the drawing. */
function toDrawing({ a, b, c, d }, dx, dy) {
  const size = a * d - b * c || 1;
  return [(d * dx - c * dy) / size, (a * dy - b * dx) / size];
}
