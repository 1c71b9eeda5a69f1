// Boxes: files for import, and the editor of a face, which shows the face as somebody types and can undo.

import { Idiomorph } from "./idiomorph.js";
import { main } from "./page.js";

/** How long to wait for more typing, in milliseconds. */
const PAUSE = 350;

const form = () => document.querySelector("form[data-editor]");

/** Everything in a form, as a text that can be compared and sent again. */
const written = (of) => new URLSearchParams(new FormData(of)).toString();
const entered = () => written(form());

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

/** The names whose values differ between two texts of the form. */
function differing(before, now) {
  const [one, other] = [new URLSearchParams(before), new URLSearchParams(now)];
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Set([...names].filter((name) => one.getAll(name).join("\n") !== other.getAll(name).join("\n")));
}

/** Does an answer leave this alone? So it is for a field in which somebody is typing, and for what was entered while the answer was on its way. */
const isOurs = (old, fresh) => old.name === fresh.name
  && (newer.has(old.name) || (typing && old === document.activeElement && old.matches("input:not([type=radio], [type=checkbox])")));

/** Keeps open what the reader opened, and keeps what is newer than the answer. */
const callbacks = {
  beforeNodeMorphed: (old, fresh) => !(old.nodeType === Node.ELEMENT_NODE && old.matches("input, select") && isOurs(old, fresh)),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};
let typing = false;
let newer = new Set();
/** Buttons that were pressed and whose answers are on their way. */
let busy = 0;

/** Sends what was entered, with what a button does, and shows the answer. */
async function look(body) {
  const request = ++asked;
  const sent = entered();
  try {
    const response = await fetch(form().action, {
      method: "POST", headers: { "x-ochre": "fragment", "content-type": "application/x-www-form-urlencoded" }, body,
    });
    // A newer question was asked meanwhile, or the answer is a page of its own.
    if (request !== asked || response.redirected || !response.headers.get("content-type")?.startsWith("text/html")) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("main");
    if (!fresh) return;
    newer = differing(sent, entered());
    const answered = written(fresh.querySelector("form[data-editor]"));
    Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", callbacks });
    // What is newer has not been sent: the next look sends it, because it differs.
    last = newer.size > 0 ? answered : entered();
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
  clearTimeout(waiting);
  note();
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
    // What a button does must not be lost: its answer comes first.
    if (busy > 0) { changed(); return; }
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
  act(button.value);
}

/** Does what a button does, after those that were pressed before it. */
let turn = Promise.resolve();
function act(action) {
  busy += 1;
  turn = turn.then(() => {
    note();
    past.push(last);
    typing = false;
    return look(asking(new URLSearchParams(entered()), action));
  }).finally(() => { busy -= 1; });
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
