// Obvious decisions that came about by what others did are taken as soon as the page shows them. Those that follow from the
// reader's own decision are taken by the server.

import { main, version } from "./page.js";

/** Long enough to see what is being decided. */
const DELAY = 500;

let planned = -1;

/** Plays the decision the page calls obvious, unless something has happened meanwhile. */
export function takeObvious() {
  const at = version();
  if (!main().querySelector("#play[data-obvious]") || planned === at) return;
  planned = at;
  setTimeout(() => {
    const form = main().querySelector("#play[data-obvious]");
    if (!form || version() !== at) return;
    form.requestSubmit(form.querySelector(`.choice[value="${CSS.escape(form.dataset.obvious)}"]`));
  }, DELAY);
}
