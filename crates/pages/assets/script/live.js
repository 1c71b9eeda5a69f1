// The table as it changes: a stream tells that something happened, the new page is fetched and morphed into the old one.

import { Idiomorph } from "./idiomorph.js";
import { narrow, reset } from "./choices.js";
import { watch } from "./fly.js";
import { main, means, revision, say, still, version, visible, word } from "./page.js";
import { hide } from "./tips.js";

/** What else wants to know that the page was replaced. */
const listeners = [];
export const onShown = (listener) => { listeners.push(listener); listener(); };

/** The list of choices with advice that was asked for: it stays while nothing is played, since only the answer to the question brings it. */
let advised = null;

/**
 * What the reader opened, typed or closed stays as it is. What has the focus does not: `ignoreActiveValue` would leave the last
 * place clicked, or the last choice, as it was drawn before.
 */
const KEEP = {
  // Most of the board has not changed: the browser sees that faster than a walk through it.
  beforeNodeMorphed: (old, fresh) => !(old === advised || old.matches?.("[data-keep]") || old.isEqualNode(fresh)),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

/** Puts a new `<main>` in the place of the old one. */
function show(fresh) {
  const before = { version: version(), said: main().dataset.said, turn: main().dataset.turn, over: main().matches(".over") };
  if (Number(fresh.dataset.revision) < revision()) return;
  const focused = document.activeElement !== document.body;
  const spot = document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  const unasked = Number(fresh.dataset.version) === before.version && !fresh.querySelector(".hint.asked");
  advised = unasked ? main().querySelector("#choices:has(.hint.asked)") : null;
  const land = watch();
  hide();
  Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", callbacks: KEEP });
  if (version() !== before.version) {
    reset();
    for (const list of main().querySelectorAll(".choices, .choices-body")) list.scrollTop = 0;
  }
  narrow();
  land();
  document.title = main().dataset.title ?? document.title;
  tell(before);
  if (main().dataset.turn === "yours" && (before.turn !== "yours" || version() !== before.version)) look("nearest");
  if (main().matches(".over") && !before.over) look("start");
  // What had the focus may be gone, or may have become another place.
  const strayed = spot !== document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  if (focused && (strayed || document.activeElement === document.body) && means === "keyboard") {
    const same = spot && main().querySelector(`a.spot.offered[data-spot="${CSS.escape(spot)}"]`);
    const next = same || [...main().querySelectorAll(".choice, #undo button")].find(visible);
    (next ?? main()).focus({ preventScroll: true });
  }
  for (const listener of listeners) listener();
}

/** Reads out what happened since, and whose turn it is if that changed. */
function tell(before) {
  const lines = [...main().querySelectorAll(".recent li")].filter((line) => Number(line.dataset.event) >= before.version);
  for (const line of lines) line.classList.add("new");
  const said = main().dataset.said;
  const news = lines.map((line) => line.textContent);
  if (said !== before.said) news.push(said);
  const notice = main().querySelector(".notice[role=alert]");
  if (notice) news.unshift(notice.textContent);
  say(news.join(" "));
}

/** Is most of this to be seen, or as much of it as there is room for, between the bar and the foot? */
function inView(part) {
  const box = part?.getBoundingClientRect();
  const board = document.getElementById("board")?.getBoundingClientRect();
  if (!box || !board) return true;
  const top = Math.max(board.top, main().querySelector(".bar")?.getBoundingClientRect().bottom ?? 0);
  const foot = main().querySelector(".foot")?.getBoundingClientRect();
  const bottom = Math.min(board.bottom, foot?.height ? foot.top : innerHeight);
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return seen >= 0.75 * Math.min(box.height, bottom - top);
}

/** Brings into view what matters now. */
export function look(block) {
  const part = document.getElementById(main().dataset.focus ?? "");
  if (block === "nearest" && inView(part)) return;
  part?.scrollIntoView({ block, behavior: still() ? "auto" : "smooth" });
}

/** Takes a page that answers and shows it, or goes where it leads. */
async function take(response) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.querySelector("main");
  if (fresh?.matches(".table") && main().dataset.table === fresh.dataset.table) return show(document.adoptNode(fresh));
  if (response.redirected) return location.assign(response.url);
  if (fresh) complain(fresh.textContent);
}

function complain(text) {
  const note = document.createElement("p");
  note.className = "notice";
  note.textContent = text;
  (document.getElementById("board") ?? main()).prepend(note);
  say(text);
}

let fetching = null;
let wanted = 0;

/** Fetches the page anew. What is asked for meanwhile is one more fetch, unless the first one brought that revision. */
export function refresh(to = Infinity) {
  if (fetching) { wanted = Math.max(wanted, to); return fetching; }
  fetching = fetch(main().dataset.fragment, { headers: { "X-Ochre": "fragment" } }).then(take).catch(() => {}).finally(() => {
    fetching = null;
    const more = wanted > revision();
    wanted = 0;
    if (more) refresh();
  });
  return fetching;
}

/** Asks before something is lost. */
function ask(button) {
  const dialog = document.getElementById("ask");
  document.getElementById("ask-words").textContent = button.textContent;
  document.getElementById("ask-loses").textContent = button.dataset.loses;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = (yes) => { dialog.close(); resolve(yes); };
    document.getElementById("ask-yes").onclick = () => answer(true);
    document.getElementById("ask-no").onclick = () => answer(false);
    dialog.oncancel = () => resolve(false);
  });
}

async function send(form, button) {
  const fields = new URLSearchParams(new FormData(form, button));
  if (button?.dataset.loses) {
    if (!await ask(button)) return;
    fields.set("sure", "1");
  }
  form.inert = true;
  try {
    const headers = { "X-Ochre": "fragment" };
    // `form.action` would be the buttons of that name.
    await take(await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers }));
    for (const kept of form.querySelectorAll("[data-keep]")) kept.value = "";
  } catch {
    complain(word("failed"));
  } finally {
    form.inert = false;
  }
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (!("live" in form.dataset)) return;
  event.preventDefault();
  send(form, event.submitter);
});

let wait = 500;

/** Listens to the table; comes back after every loss. */
export function listen() {
  const address = main()?.dataset.stream;
  if (!address) return;
  const source = new EventSource(address);
  let lost = false;
  source.onopen = () => {
    if (lost || wait > 500) { say(word("back")); refresh(); }
    lost = false;
    wait = 500;
    connection("");
  };
  source.onerror = () => {
    if (!lost) say(word("lost"));
    lost = true;
    connection(word("lost"));
    // The browser tries again by itself unless the server refused.
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(listen, wait);
      wait = Math.min(wait * 2, 15000);
    }
  };
  source.addEventListener("step", (event) => {
    const to = JSON.parse(event.data).revision;
    if (to > revision()) refresh(to);
  });
  addEventListener("pagehide", () => source.close(), { once: true });
}

function connection(text) {
  const sign = document.getElementById("connection");
  if (!sign) return;
  sign.textContent = text;
  sign.hidden = !text;
}
