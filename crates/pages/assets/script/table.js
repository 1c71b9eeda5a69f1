// Everything here is a comfort: without it every action is still a form, every place a link.

import { narrow } from "./choices.js";
import "./keys.js";
import { listen, look, onShown } from "./live.js";
import { main, say, word } from "./page.js";
import "./tips.js";

/** Buttons that only work with a script, and times in the reader's own zone. */
function dress() {
  for (const button of document.querySelectorAll("[data-copy], #show-keys")) button.hidden = false;
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  for (const time of document.querySelectorAll("time[data-at]")) time.textContent = clock.format(Number(time.dataset.at));
  unread();
  ends = Date.now() + 1000 * Number(document.querySelector(".clock")?.dataset.left ?? 0);
}

let ends = 0;
setInterval(() => {
  const clock = document.querySelector(".clock");
  const left = Math.max(0, Math.round((ends - Date.now()) / 1000));
  if (!clock || left > 7200) return;
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  clock.classList.toggle("short", left < 60);
}, 1000);

/** Marks what was said since the chat was last open. */
function unread() {
  const chat = document.getElementById("chat");
  const count = chat?.querySelector(".count");
  if (!count) return;
  const key = `said-${main().dataset.table}`;
  if (chat.open) sessionStorage.setItem(key, count.dataset.last);
  count.classList.toggle("new", Number(count.dataset.last) > Number(sessionStorage.getItem(key) ?? 0));
}
addEventListener("toggle", (event) => { if (event.target.id === "chat") unread(); }, true);

addEventListener("click", async (event) => {
  const field = document.getElementById(event.target.dataset?.copy ?? "");
  if (!field) return;
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  say(word("copied"));
  event.target.textContent = word("copied");
});

/** The form for a new table shows only the seats there are, and a name only where somebody shares the device. */
function seats() {
  const form = document.querySelector("[data-new-table]");
  const count = form?.elements["option-seats"];
  if (!form) return;
  [...form.querySelectorAll(".seat-list li")].forEach((item, index) => {
    item.hidden = count ? index >= Number(count.value) : false;
    item.querySelector("input").hidden = item.querySelector("select").value !== "me";
  });
  form.elements.amount.hidden = form.elements.pace.value === "none";
}
addEventListener("change", seats);
seats();

if (main()?.matches(".table")) {
  onShown(dress);
  narrow();
  if (!location.hash && main().dataset.turn === "yours") look("nearest");
  listen();
}
