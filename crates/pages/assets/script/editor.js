// Boxes: files for import, and the editor of a face, which shows the face as somebody types and can undo.

import { Idiomorph } from "./idiomorph.js";
import { main } from "./page.js";

/** How long to wait for more typing, in milliseconds. */
const PAUSE = 350;

const form = () => document.querySelector("form[data-editor]");

/** Everything entered, as a text that can be compared and sent again. */
const entered = () => new URLSearchParams(new FormData(form())).toString();

/** What was entered before each change, the last one at the end. */
const past = [];
let last = "";
let waiting = 0;
let asked = 0;

/** Notes what was entered before a change. */
function note() {
  const now = entered();
  if (now === last) return false;
  past.push(last);
  last = now;
  return true;
}

/** Keeps open what the reader opened, and does not touch a field in which somebody is typing. */
const callbacks = {
  beforeNodeMorphed: (old, fresh) => !(old === document.activeElement && old.matches("input:not([type=radio], [type=checkbox])") && old.name === fresh.name && typing),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};
let typing = false;

/** Sends what was entered, with what a button does, and shows the answer. */
async function look(body) {
  const request = ++asked;
  try {
    const response = await fetch(form().action, {
      method: "POST", headers: { "x-ochre": "fragment", "content-type": "application/x-www-form-urlencoded" }, body,
    });
    // A newer question was asked meanwhile, or the answer is a page of its own.
    if (request !== asked || response.redirected || !response.headers.get("content-type")?.startsWith("text/html")) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("main");
    if (!fresh) return;
    Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", callbacks });
    last = entered();
    show();
  } catch { /* Without a connection the form still works when it comes back. */ }
}

/** Shows what needs a script, and whether there is something to undo. */
function show() {
  for (const element of document.querySelectorAll("[data-needs-script]")) element.hidden = false;
  for (const element of document.querySelectorAll(".without-script")) element.hidden = true;
  const undo = document.getElementById("undo-edit");
  if (!undo) return;
  undo.hidden = false;
  undo.disabled = past.length === 0;
}

const asking = (body, action) => { body.set("do", action); return body.toString(); };

function undo() {
  const before = past.pop();
  if (before === undefined) return;
  typing = false;
  look(asking(new URLSearchParams(before), "keep"));
}

/** Fills a text area from a file that the reader chooses. */
async function fill(input) {
  const [file] = input.files;
  const area = document.getElementById(input.dataset.fills);
  if (!file || !area) return;
  area.value = await file.text();
  const name = input.form.elements.name;
  if (name && !name.value) name.value = file.name.replace(/\.toml$/, "").slice(0, 40);
}

/** A new value: shows the face a moment after the last key. */
function changed() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (!form() || !note()) return;
    typing = document.activeElement?.matches("input:not([type=radio], [type=checkbox])");
    look(asking(new URLSearchParams(entered()), "keep"));
  }, PAUSE);
}

function press(event) {
  const button = event.target.closest?.("button[name=do]");
  if (event.target.closest?.("#undo-edit")) { undo(); return; }
  if (!button || !form()?.contains(button) || ["save", "reset"].includes(button.value)) return;
  event.preventDefault();
  clearTimeout(waiting);
  note();
  past.push(last);
  typing = false;
  look(asking(new URLSearchParams(entered()), button.value));
}

function key(event) {
  if (!form() || !(event.ctrlKey || event.metaKey)) return;
  if (event.key === "Enter") {
    event.preventDefault();
    form().querySelector("button[value=save]").click();
  } else if (event.key === "z" && !event.shiftKey && !event.target.matches("input:not([type=radio], [type=checkbox]), textarea")) {
    event.preventDefault();
    undo();
  }
}

export function startBoxes() {
  addEventListener("change", (event) => { if (event.target.matches("[data-fills]")) fill(event.target); });
  if (form()) {
    last = entered();
    addEventListener("input", changed);
    addEventListener("click", press);
    addEventListener("keydown", key);
    // The list scrolls by itself on a large screen only; the page stays where it is.
    const list = document.getElementById("box-faces");
    const current = list?.querySelector("[aria-current]");
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    document.body.dataset.script = "true";
  }
  show();
}
