// Pieces that vanish in one place and appear in another fly over.

import { still, visible } from "./page.js";

const pieces = () => [...document.querySelectorAll("[data-piece]")].filter(visible);

function places() {
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

/** Remembers where everything lies; the function it gives sets flying what lies elsewhere then. */
export function watch() {
  if (still()) return () => {};
  const before = places();
  return () => {
    for (const [kind, now] of places()) {
      const left = [...(before.get(kind) ?? [])];
      // What did not move pairs up first, so that only what moved is left to be paired by distance.
      const moved = now.filter((place) => {
        const same = left.findIndex((old) => distance(old, place) < 2);
        if (same >= 0) left.splice(same, 1);
        return same < 0;
      });
      for (const place of moved) {
        const nearest = left.sort((one, other) => distance(one, place) - distance(other, place)).shift();
        if (nearest) fly(place, nearest);
        else place.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 });
      }
    }
  };
}

function fly({ element, x, y }, from) {
  const drawing = element.ownerSVGElement;
  // Inside a drawing a pixel is as large as the drawing is scaled.
  const matrix = element.getScreenCTM?.();
  const parent = drawing ? element.parentNode.getScreenCTM?.() ?? matrix : null;
  const [dx, dy] = [from.x - x, from.y - y];
  const [ux, uy] = parent ? inverted(parent, dx, dy) : [dx, dy];
  drawing?.classList.add("flying-over");
  element.animate([{ translate: `${ux}px ${uy}px` }, { translate: "0 0" }], { duration: 420, easing: "ease-in-out" })
    .finished.finally(() => drawing?.classList.remove("flying-over"));
}

/** A way on the screen as a way in the drawing. */
function inverted({ a, b, c, d }, dx, dy) {
  const size = a * d - b * c || 1;
  return [(d * dx - c * dy) / size, (a * dy - b * dx) / size];
}
