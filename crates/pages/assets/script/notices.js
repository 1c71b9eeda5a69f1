// Web Push: the switch that lets this browser say that a table waits.

import { onUpdate } from "./update.js";

/** How long the push service of the browser may take, in milliseconds. Where none can be reached, some browsers wait for ever. */
const PATIENCE = 15_000;

const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const box = () => document.querySelector(".push");
const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));

/** The subscription of this browser, if it has one. */
const subscription = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

const send = (fields, path = "/notices/push") => fetch(path, { method: "POST", body: new URLSearchParams(fields) });

/** What the server knows about this browser: "on", "off", "dead" or "unknown"; undefined without a subscription. A message may have
 * been the last: its button, the settings and the push service switch messages off without the browser. */
async function known() {
  const own = await subscription();
  if (!own) return undefined;
  try {
    const response = await send({ endpoint: own.endpoint }, "/notices/push/state");
    return response.ok ? await response.text() : "unknown";
  } catch { return "on"; }
}

/** Says how things are, or what just happened. */
async function show(state) {
  const now = state ?? (!supported ? "unable" : await known() === "on" ? "on" : Notification.permission === "denied" ? "denied" : "off");
  const button = box()?.querySelector(".push-switch");
  if (!button) return;
  box().dataset.state = now;
  button.hidden = !supported;
  button.disabled = now === "asking";
  button.setAttribute("aria-pressed", String(now === "on"));
  box().querySelector(".push-state").textContent = box().dataset[now];
}

const late = () => new Promise((_, reject) => { setTimeout(reject, PATIENCE); });

/** Asks for permission, registers the worker, and tells the server where to reach this browser. Returns what went wrong. */
async function turnOn() {
  if (await Notification.requestPermission() !== "granted") return "denied";
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  // The push service has forgotten the subscription: there must be a new one.
  if (await known() === "dead") await turnOff();
  const applicationServerKey = decode(await (await fetch("/notices/key")).text());
  const asked = worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // An answer that comes too late is of no use: nobody would send anything there.
  const fresh = await Promise.race([asked, late()]).catch(() => { asked.then((it) => it.unsubscribe(), () => {}); });
  if (!fresh) return "silent";
  const { endpoint, keys } = fresh.toJSON();
  const response = await send({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (response.ok) return undefined;
  await fresh.unsubscribe();
  return "failed";
}

async function turnOff() {
  const old = await subscription();
  await send({ endpoint: old.endpoint, remove: "1" });
  await old.unsubscribe();
}

async function turn() {
  await show("asking");
  try {
    await show(await known() === "on" ? await turnOff() : await turnOn());
  } catch { await show("failed"); }
}

/** Shows the switch where the browser knows Web Push. */
export function startNotices() {
  // Whoever signs out is not told any more in this browser: the push service then reports that the address is gone.
  const leaving = document.querySelector("form[action='/account/sign-out']");
  if (supported) leaving?.addEventListener("submit", () => { subscription().then((old) => old?.unsubscribe()); });
  addEventListener("click", (event) => { if (event.target.closest?.(".push-switch")) turn(); });
  // Whoever has not chosen a time zone lives in that of the device; it is kept with the form.
  const zone = document.getElementById("zone");
  if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  // Also the switch of a page that an update has drawn anew, such as that of a game that begins.
  onUpdate(() => { if (box() && !box().dataset.state) show(); });
}
