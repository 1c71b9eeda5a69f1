// Touching places on the board narrows the list of choices; when one is left it is played.

import { main, means, say, visible, word } from "./page.js";

let touched = [];

const buttons = () => [...main().querySelectorAll(".choice")];
const spotsOf = (button) => (button.dataset.spots ?? "").split(" ").filter(Boolean);
const fits = (button) => touched.every((spot) => spotsOf(button).includes(spot));

/** Were these touched in the order it names them? (Where from, where to.) */
const meant = (button) => {
  const spots = spotsOf(button).filter((spot) => touched.includes(spot));
  return touched.every((spot, index) => spots[index] === spot);
};

/** The choices that point at everything touched: in the order it was touched if there are such, else in any. */
function fitting(all) {
  const fit = all.filter(fits);
  const ordered = fit.filter(meant);
  return ordered.length ? ordered : fit;
}

/** Shows the choices and places that fit what was touched. */
export function narrow() {
  const all = buttons();
  // After a change some of the touched places may lead nowhere.
  if (touched.length && !all.some(fits)) touched = [];
  const left = fitting(all);
  const open = new Set(left.flatMap(spotsOf));
  const hinted = new Set(all.filter((button) => button.classList.contains("hinted")).flatMap(spotsOf));
  for (const button of all) button.closest("li").hidden = !left.includes(button);
  for (const group of main().querySelectorAll(".group")) {
    group.hidden = ![...group.querySelectorAll("li")].some((item) => !item.hidden);
  }
  for (const spot of main().querySelectorAll("[data-spot]")) {
    const id = spot.dataset.spot;
    spot.classList.toggle("touched", touched.includes(id));
    // A spot that was never on offer is no link.
    if (spot.matches("a")) spot.classList.toggle("offered", open.has(id));
    spot.classList.toggle("hinted", touched.length === 0 && hinted.has(id));
  }
  const note = document.getElementById("narrowed");
  if (note) note.hidden = touched.length === 0;
  const count = main().querySelector("#choices .count");
  if (count) count.textContent = left.length;
  return left;
}

/** Forgets what was touched. */
export function forget() {
  touched = [];
  narrow();
}

/** Forgets without drawing: the page is about to be replaced. */
export const reset = () => { touched = []; };

function touch(id) {
  const again = touched.includes(id);
  if (again) touched = touched.filter((spot) => spot !== id);
  else if (fitting(buttons()).some((button) => spotsOf(button).includes(id))) touched = [...touched, id];
  else touched = [id];
  const left = narrow();
  const sheet = document.getElementById("choices");
  if (left.length === 1 && !again) {
    if (means === "touch" || means === "pen") {
      sheet.open = true;
      left[0].focus();
      say(left[0].textContent);
    } else left[0].form.requestSubmit(left[0]);
    return;
  }
  say(`${word("narrowed")} ${left.length}`);
}

/** The spot under a click that somebody can use, even if a piece nobody can use now lies over it. */
function under(event) {
  const spot = (element) => element.closest?.("a.spot");
  if (spot(event.target) || !event.target.closest?.(".spot, [data-piece]")) return spot(event.target);
  return document.elementsFromPoint(event.clientX, event.clientY).map(spot).find(Boolean);
}

addEventListener("click", (event) => {
  const spot = under(event);
  if (spot && main().querySelector("#play") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    touch(spot.dataset.spot);
  } else if (event.target.id === "show-all") forget();
});

/** The choices in sight. */
export const inSight = () => buttons().filter(visible);

/** Something asked for on the board or in the list is pointed out on the other side. */
function point(event) {
  const button = event.target.closest?.(".choice");
  const on = event.type === "pointerover" || event.type === "focusin";
  if (!button) return;
  const spots = on ? spotsOf(button) : [];
  for (const spot of main().querySelectorAll("[data-spot]")) spot.classList.toggle("pointed", spots.includes(spot.dataset.spot));
}
for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) addEventListener(type, point);
