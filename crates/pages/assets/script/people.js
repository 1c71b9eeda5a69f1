// What other people say and do: a toast for each message and deed, a badge and the title for what was not read.

import { main, reducedMotion } from "./page.js";
import { onUpdate } from "./update.js";

/** How long a toast is shown, in milliseconds. */
const SHOWN = 6000;
const MOST = 4;

/** Shows a text for a while. A click does `act`. */
export function toast(text, act) {
  const box = document.getElementById("toasts");
  if (!box || !text) return;
  const note = document.createElement(act ? "button" : "p");
  note.className = "toast";
  note.textContent = text;
  const close = () => note.remove();
  note.addEventListener("click", () => { close(); act?.(); });
  box.append(note);
  while (box.children.length > MOST) box.firstElementChild.remove();
  if (!reducedMotion()) note.animate([{ opacity: 0, translate: "0 .6rem" }, { opacity: 1, translate: "0 0" }], { duration: 180, easing: "ease-out" });
  setTimeout(close, SHOWN);
}

/** Opens the chat: its tab in the rail and, on a small screen, the view it is in. */
function openChat() {
  for (const id of ["view-talk", "tab-chat"]) {
    const tab = document.getElementById(id);
    if (!tab) continue;
    tab.checked = true;
    tab.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

const chatIsOpen = () => {
  const pane = document.querySelector(".chat-pane");
  return Boolean(pane && pane.checkVisibility()) && !document.hidden;
};

const lines = () => [...document.querySelectorAll(".said > li")];
const isMessage = (line) => line.id.startsWith("said-");
const number = (line) => Number(line.id.replace("said-", ""));
const key = () => `said-${main().dataset.table}`;

/** The lines that were on the page, so that only new ones are toasted. */
let known = null;

function toastNews() {
  const now = lines();
  if (!now.length && known === null && !document.querySelector(".said")) return;
  const fresh = known ? now.filter((line) => !known.has(line.id) && !("own" in line.dataset)) : [];
  known = new Set(now.map((line) => line.id));
  if (chatIsOpen()) return;
  for (const line of fresh) {
    if (isMessage(line)) toast(`${line.querySelector("strong").textContent}: ${line.querySelector(".words").textContent}`, openChat);
    else toast(line.textContent.trim());
  }
}

/** Counts the messages of others since the chat was last open: at its tabs and in the title. */
export function markUnread() {
  const badge = document.getElementById("unread");
  if (!badge) return;
  const messages = lines().filter(isMessage);
  if (chatIsOpen() && messages.length) sessionStorage.setItem(key(), number(messages.at(-1)));
  const seen = Number(sessionStorage.getItem(key()) ?? 0);
  const fresh = messages.filter((line) => !("own" in line.dataset) && number(line) > seen).length;
  for (const count of [badge, document.querySelector("label[for=view-talk] .count")]) {
    if (!count) continue;
    count.textContent = fresh;
    count.hidden = fresh === 0;
  }
  const title = main().dataset.title ?? document.title;
  document.title = fresh ? `(${fresh}) ${title}` : title;
}

export function followPeople() {
  onUpdate(toastNews);
  onUpdate(markUnread);
  addEventListener("change", (event) => { if (["talk", "view"].includes(event.target.name)) markUnread(); });
  addEventListener("visibilitychange", markUnread);
}
