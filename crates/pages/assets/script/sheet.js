// The tabs and the bottom sheet of a small screen.

import { buttons, onNarrow, play, spotsOf } from "./choices.js";
import { isVisible, main, suppressClick } from "./page.js";

const HEIGHTS = ["peek", "half", "full"];
const radio = (height) => document.getElementById(`sheet-${height}`);
const sheet = () => document.querySelector(".sheet");

/** The height of the sheet; `undefined` on a page or screen without one. */
const height = () => {
  const grip = sheet()?.querySelector(".heights");
  return grip && isVisible(grip) ? HEIGHTS.find((name) => radio(name).checked) : undefined;
};

function setHeight(name) {
  if (radio(name)) radio(name).checked = true;
  radio(name)?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Lowers the sheet by one height; `false` if it is at its lowest. */
export function lowerSheet() {
  const now = HEIGHTS.indexOf(height());
  if (now <= 0) return false;
  setHeight(HEIGHTS[now - 1]);
  return true;
}

/** Does the sheet cover a spot of the board that can be picked next? */
function coversTarget(selected) {
  const edge = sheet().getBoundingClientRect().top;
  const spots = [...main().querySelectorAll(".part a.spot.offered")].filter((spot) => isVisible(spot) && !selected.includes(spot.dataset.spot));
  return spots.some((spot) => spot.getBoundingClientRect().bottom > edge);
}

/** The choice that a guide asks for. */
const guided = () => main().querySelector(".hint:not(.asked)") && buttons().find((button) => button.matches(".hinted"));

/** The action that the main button takes: the only one left, the one a guide asks for, or the one that ends the turn. */
let primary = null;
const confirm = () => document.getElementById("confirm");

/** What a choice does, without what it loses. */
const title = (choice) => [...choice.childNodes].filter((node) => !node.classList?.contains("loses")).map((node) => node.textContent).join("").trim();

onNarrow(({ left, selected }) => {
  const button = confirm();
  if (!button) return;
  primary = left.length === 1 ? left[0] : (!selected.length && (guided() ?? left.find((choice) => choice.matches(".ends")))) || null;
  button.hidden = left.length === 0;
  button.textContent = primary ? title(primary) : document.getElementById("show-all")?.textContent ?? "";
  button.classList.toggle("quiet", !primary);
  if (selected.length && height() === "half" && coversTarget(selected)) setHeight("peek");
  countOffers();
});

addEventListener("click", (event) => {
  if (event.target.id !== "confirm") return;
  if (primary) play(primary);
  else setHeight("full");
});

/** Counts the spots on offer in each view. */
function countOffers() {
  for (const tab of document.querySelectorAll(".views input")) {
    const badge = tab.nextElementSibling.querySelector(".count");
    const scope = tab.id === "view-own" ? ".own-board" : `.part.${tab.id}`;
    if (tab.id === "view-talk") continue;
    const open = new Set([...main().querySelectorAll(`${scope} a.spot.offered`)].map((spot) => spot.dataset.spot)).size;
    badge.textContent = open;
    badge.hidden = open === 0;
  }
}

/** Shows the view with the place that a guide points at. */
export function showHinted() {
  const hinted = guided();
  if (!hinted) return;
  const spots = spotsOf(hinted).map((id) => main().querySelector(`[data-spot="${CSS.escape(id)}"]`)).filter(Boolean);
  const within = (places) => spots.find((spot) => spot.closest(places));
  const onBoard = within(".part") ?? within(".own-board");
  const part = onBoard?.closest(".part");
  const view = part ? [...part.classList].find((name) => name.startsWith("view-")) : onBoard && "view-own";
  if (view) document.getElementById(view).checked = true;
  const wanted = within(".hand") ? "half" : "peek";
  if (height() && height() !== "full" && height() !== wanted) setHeight(wanted);
  // On a desk nothing scrolls; here a part or the hand may be larger than its room.
  if (height()) for (const spot of [onBoard, within(".hand")]) spot?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Raises the sheet for advice the reader asked for. */
let advised = false;
export function showAdvice() {
  const asked = Boolean(main().querySelector(".hint.asked"));
  if (asked && !advised && height() === "peek") setHeight("half");
  advised = asked;
}

/** A drag of the handle changes the height by one, a long one by two. A tap is a click on the label of the next height. */
let grip = null;
addEventListener("pointerdown", (event) => {
  if (event.target.closest?.(".heights")) grip = { y: event.clientY, from: HEIGHTS.indexOf(height()) };
});
addEventListener("pointerup", (event) => {
  if (!grip) return;
  const { y, from } = grip;
  grip = null;
  const moved = (y - event.clientY) / innerHeight;
  if (Math.abs(moved) < 0.03) return;
  const by = Math.sign(moved) * (Math.abs(moved) > 0.35 ? 2 : 1);
  setHeight(HEIGHTS[Math.max(0, Math.min(2, from + by))]);
  suppressClick();
});
addEventListener("pointercancel", () => { grip = null; });
