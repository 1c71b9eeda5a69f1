// Actions a player would try but may not now: their spots are grey and show the refusal of the rules when touched.

import { onNarrow, spotsOf } from "./choices.js";
import { announce, main, message } from "./page.js";
import { explain } from "./tips.js";

/** The entries of the list of blocked things; each has one reason for all its spots. */
const entries = () => [...main().querySelectorAll("#blocked li")];
const refusal = (id) => entries().find((entry) => spotsOf(entry).includes(id));

/** The place in the action bar where a refusal stands. */
const place = () => document.getElementById("reason");

function hide() {
  if (place()) place().hidden = true;
}

/** Shows the refusal at the spot and in the action bar, and announces it. */
function show(entry, spot) {
  const names = entry.querySelector("b").textContent.split(", ");
  const spots = spotsOf(entry);
  const name = names.length === spots.length ? names[spots.indexOf(spot.dataset.spot)] : names.join(", ");
  const reason = entry.querySelector("span").textContent;
  const title = document.createElement("strong");
  const link = document.createElement("a");
  title.textContent = `${name}:`;
  link.href = `${main().dataset.rules}#${entry.dataset.rule}`;
  link.textContent = `${message("rule")} ${entry.dataset.rule}`;
  place()?.replaceChildren(title, ` ${reason} `, link);
  if (place()) place().hidden = false;
  explain(spot, `${name}: ${reason}`, entry.dataset.rule);
  announce(`${name}: ${reason}`);
}

/** The blocked spot of a click, unless a spot on offer lies below it. */
function blockedSpot(event) {
  const own = event.target.closest?.(".spot.blocked");
  if (!own || event.detail === 0) return own;
  const offered = document.elementsFromPoint(event.clientX, event.clientY).some((element) => element.closest("a.spot.offered"));
  return offered ? null : own;
}

// Before the listener that selects spots, but after the one that suppresses the click of a long press, which is the window's.
document.addEventListener("click", (event) => {
  const spot = blockedSpot(event);
  const entry = spot && refusal(spot.dataset.spot);
  if (!entry) return hide();
  event.preventDefault();
  show(entry, spot);
}, true);
addEventListener("focusin", (event) => {
  const spot = event.target.matches?.(":focus-visible") && event.target.closest(".spot.blocked");
  const entry = spot && refusal(spot.dataset.spot);
  if (entry) show(entry, spot);
});

/** Blocked spots can be reached by keyboard; spots that are links are on offer for something else. */
onNarrow(() => {
  for (const spot of main().querySelectorAll(".spot.blocked")) {
    spot.tabIndex = 0;
    spot.setAttribute("role", "button");
    spot.setAttribute("aria-disabled", "true");
  }
  hide();
});
