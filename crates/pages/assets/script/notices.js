// Web Push: the switch that lets this browser say that a table waits.

const box = () => document.querySelector(".push");
const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));

/** The subscription of this browser, if it has one. */
const subscription = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

async function show(words) {
  const on = Boolean(await subscription());
  const button = box().querySelector(".push-switch");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(on));
  box().querySelector(".push-state").textContent = words ?? box().dataset[on ? "on" : "off"];
}

const send = (fields) => fetch("/notices/push", { method: "POST", body: new URLSearchParams(fields) });

/** Asks for permission, registers the worker, and tells the server where to reach this browser. */
async function turnOn() {
  if (await Notification.requestPermission() !== "granted") return box().dataset.denied;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  const fresh = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decode(box().dataset.push) });
  const { endpoint, keys } = fresh.toJSON();
  const response = await send({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (response.ok) return undefined;
  await fresh.unsubscribe();
  return box().dataset.failed;
}

async function turnOff() {
  const old = await subscription();
  await send({ endpoint: old.endpoint, remove: "1" });
  await old.unsubscribe();
}

/** Shows the switch where the browser knows Web Push. */
export async function startNotices() {
  // Whoever signs out is not told any more in this browser: the push service then reports that the address is gone.
  const leaving = document.querySelector("form[action='/account/sign-out']");
  const supported = "serviceWorker" in navigator && "PushManager" in window;
  if (supported) leaving?.addEventListener("submit", () => { subscription().then((old) => old?.unsubscribe()); });
  if (!box() || !supported) return;
  await show();
  box().querySelector(".push-switch").addEventListener("click", async () => {
    try {
      await show(await subscription() ? await turnOff() : await turnOn());
    } catch { await show(box().dataset.failed); }
  });
}
