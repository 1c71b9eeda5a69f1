// The entry point. Everything works without the script: every action is a form, every spot a link.

import { narrow } from "./choices.js";
import { compare, contribute } from "./entropy.js";
import "./beats.js";
import "./blocked.js";
import "./drag.js";
import "./keys.js";
import "./labels.js";
import "./pointing.js";
import { connect } from "./live.js";
import "./marks.js";
import { announce, main, message } from "./page.js";
import { followPeople, toast } from "./people.js";
import { showAdvice, showHinted } from "./sheet.js";
import { takeObvious } from "./obvious.js";
import { startPrimer } from "./primer.js";
import { enhanceReplay } from "./replay.js";
import { drawLights, startReview } from "./review.js";
import "./sound.js";
import "./tips.js";
import { onUpdate, scrollToFocus } from "./update.js";
import "./zoom.js";

/** Shows the buttons that need a script, and times in the reader's time zone. */
function enhance() {
  for (const button of document.querySelectorAll("[data-copy], #show-keys")) button.hidden = false;
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  for (const time of document.querySelectorAll("time[data-at]")) time.textContent = clock.format(Number(time.dataset.at));
  for (const group of document.querySelectorAll(".zoom")) group.hidden = false;
  deadline = Date.now() + 1000 * Number(document.querySelector(".clock")?.dataset.left ?? 0);
}

let deadline = 0;
/** Seconds left when the player is reminded. */
const HURRY = 30;
setInterval(() => {
  const clock = document.querySelector(".clock");
  const left = Math.max(0, Math.round((deadline - Date.now()) / 1000));
  if (!clock || left > 7200) return;
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  clock.classList.toggle("short", left < 60);
  if (left === HURRY && main().dataset.turn === "yours") toast(document.getElementById("toasts").dataset.hurry);
}, 1000);

addEventListener("click", async (event) => {
  const field = document.getElementById(event.target.dataset?.copy ?? "");
  if (!field) return;
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  announce(message("copied"));
  event.target.textContent = message("copied");
});

/** In the form for a new table, shows only the seats in use, and a name only for players on this device. */
function updateSeatFields() {
  const form = document.querySelector("[data-new-table]");
  const count = form?.elements["option-seats"];
  if (!form) return;
  [...form.querySelectorAll(".seat-list li")].forEach((item, index) => {
    item.hidden = count ? index >= Number(count.value) : false;
    item.querySelector("input").hidden = item.querySelector("select").value !== "me";
  });
  form.elements.amount.hidden = form.elements.pace.value === "none";
  form.elements["content-link"].hidden = form.elements.content.value !== "link";
}
addEventListener("change", updateSeatFields);
updateSeatFields();

if (main()?.matches(".verify")) compare();
if (main()?.matches(".primer")) startPrimer();
if (main()?.matches(".review")) startReview();
// Only the pages of boxes load their module.
if (main()?.matches(".boxes, .checklist, .editor")) import("./editor.js").then(({ startBoxes }) => startBoxes());
// Only the pages of the account load theirs.
if (main()?.matches(".account")) import("./passkeys.js").then(({ startPasskeys }) => startPasskeys());
if (main()?.matches(".table")) {
  onUpdate(enhance);
  followPeople();
  onUpdate(contribute);
  onUpdate(compare);
  onUpdate(showHinted);
  onUpdate(showAdvice);
  onUpdate(takeObvious);
  if ("replay" in main().dataset) { enhanceReplay(); onUpdate(drawLights); }
  narrow();
  if (!location.hash && main().dataset.turn === "yours") scrollToFocus("nearest");
  connect();
}
