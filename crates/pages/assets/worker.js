// The service worker: shows messages that the server pushes, and opens the table on a click.

addEventListener("push", (event) => {
  const message = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(message.title ?? "Ochre", {
    body: message.body, tag: message.tag, lang: message.language, data: message,
    actions: message.stop ? [{ action: "stop", title: message.stop.words }] : [],
  }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link, stop } = event.notification.data;
  if (event.action === "stop") return event.waitUntil(fetch(stop.link, { method: "POST" }));
  event.waitUntil((async () => {
    const target = new URL(link, location.origin).href;
    const open = await clients.matchAll({ type: "window" });
    const same = open.find((page) => page.url.split("#")[0] === target);
    return same ? same.focus() : clients.openWindow(target);
  })());
});

// The push service has replaced the subscription of this browser. Whoever has switched messages off keeps them off.
addEventListener("pushsubscriptionchange", (event) => {
  const send = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  event.waitUntil((async () => {
    const old = event.oldSubscription;
    if (old) {
      const state = await (await send("/notices/push/state", { endpoint: old.endpoint })).text();
      if (state !== "on" && state !== "dead") return;
    }
    const fresh = event.newSubscription ?? await registration.pushManager.subscribe({
      userVisibleOnly: true, applicationServerKey: decode(await (await fetch("/notices/key")).text()),
    });
    const { endpoint, keys } = fresh.toJSON();
    await send("/notices/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
    if (old && old.endpoint !== endpoint) await send("/notices/push", { endpoint: old.endpoint, remove: "1" });
  })());
});
