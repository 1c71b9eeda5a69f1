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
