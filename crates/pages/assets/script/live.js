// The connection to the server: forms, the stream of updates, and what to do when it is lost.

import { announce, main, message, revision } from "./page.js";
import { applyUpdate, onUpdate } from "./update.js";

/** The `<main>` in the text of a response. */
const mainOf = (text) => document.adoptNode(new DOMParser().parseFromString(text, "text/html").querySelector("main"));

/** Shows an update. If it was made for another state of the page, asks for one that fits. */
function show(fresh) {
  if (!applyUpdate(fresh)) refresh();
}

/** Shows the page of a response, or follows its redirect. */
async function handleResponse(response) {
  const text = await response.text();
  const fresh = text && mainOf(text);
  if (fresh && fresh.matches(".table") && main().dataset.table === fresh.dataset.table) return show(fresh);
  if (response.redirected) return location.assign(response.url);
  if (fresh) showError(fresh.textContent);
}

function showError(text) {
  const note = document.getElementById("failed") ?? document.createElement("p");
  note.id = "failed";
  note.className = "notice";
  note.textContent = text;
  (document.getElementById("board") ?? main()).prepend(note);
  announce(text);
}

/** The headers of a request: what the page shows, so that the response holds only what changed. */
const headers = (reply) => ({ "X-Ochre": reply, "X-Ochre-Shown": main().dataset.shown });

let fetching = null;
let wanted = false;

/** Fetches what has changed. Calls during a fetch cause one more. */
export function refresh() {
  if (fetching) { wanted = true; return fetching; }
  fetching = fetch(main().dataset.fragment, { headers: headers("fragment") }).then(handleResponse).catch(() => {}).finally(() => {
    fetching = null;
    if (wanted) { wanted = false; refresh(); }
  });
  return fetching;
}

/** Asks for confirmation of an action that loses something. */
function confirmLoss(button) {
  const dialog = document.getElementById("ask");
  document.getElementById("ask-words").textContent = button.querySelector(".does").textContent;
  document.getElementById("ask-loses").textContent = button.dataset.loses;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = (yes) => { dialog.close(); resolve(yes); };
    document.getElementById("ask-yes").onclick = () => answer(true);
    document.getElementById("ask-no").onclick = () => answer(false);
    dialog.oncancel = () => resolve(false);
  });
}

/** Does the stream deliver updates? */
let streaming = false;

/** How long an update may take to arrive by the stream before the page asks for it, in milliseconds. */
const PATIENCE = 1500;

async function submit(form, button) {
  const fields = new URLSearchParams(new FormData(form, button));
  if (button?.dataset.loses) {
    if (!await confirmLoss(button)) return;
    fields.set("sure", "1");
  }
  const before = revision();
  form.inert = true;
  try {
    // `form.action` would return the buttons named "action".
    const response = await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers: headers(streaming ? "stream" : "fragment") });
    if (response.status === 204) await updateAfter(before);
    else await handleResponse(response);
    for (const kept of form.querySelectorAll("[data-keep]")) kept.value = "";
  } catch {
    showError(message("failed"));
  } finally {
    form.inert = false;
  }
}

/** Waits for the stream to bring a later revision. If it does not, the page asks for it, and does not rely on the stream until it delivers again. */
async function updateAfter(before) {
  if (revision() > before) return;
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, true); });
  const arrived = new Promise((resolve) => { updateArrived = resolve; });
  if (!await Promise.race([late, arrived])) return;
  streaming = false;
  await refresh();
}

let updateArrived = () => {};
onUpdate(() => updateArrived());

addEventListener("submit", (event) => {
  const form = event.target;
  if (!("live" in form.dataset)) return;
  event.preventDefault();
  submit(form, event.submitter);
});

let retryDelay = 500;
let lost = false;

/** Connects to the stream of the table; reconnects after every loss with what the page shows then. */
export function connect() {
  if (!main()?.dataset.stream) return;
  const address = new URL(main().dataset.stream, location.href);
  address.searchParams.set("revision", revision());
  address.searchParams.set("shown", main().dataset.shown);
  const source = new EventSource(address);
  let opened = false;
  source.onopen = () => {
    opened = true;
    if (lost) announce(message("back"));
    lost = false;
    retryDelay = 500;
    showConnection("");
  };
  source.onerror = () => {
    source.close();
    streaming = false;
    if (!lost) announce(message("lost"));
    lost = true;
    showConnection(message("lost"));
    // A stream that was refused: the page may have lost its seat, and learns so from a request.
    if (!opened) refresh();
    setTimeout(connect, retryDelay);
    retryDelay = Math.min(retryDelay * 2, 15000);
  };
  source.addEventListener("current", () => { streaming = true; });
  source.addEventListener("update", (event) => { streaming = true; show(mainOf(event.data)); });
  addEventListener("pagehide", () => source.close(), { once: true });
}

function showConnection(text) {
  const sign = document.getElementById("connection");
  if (!sign) return;
  sign.textContent = text;
  sign.hidden = !text;
}
