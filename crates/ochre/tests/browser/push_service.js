// Stands in for the push service of the browser, which lies on the Internet: subscriptions are kept in the page, with keys that
// the browser makes. Messages go to `ENDPOINT`.

(() => {
  const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const P256 = { name: "ECDH", namedCurve: "P-256" };
  const kept = () => JSON.parse(localStorage.getItem("subscription"));
  const subscription = () => kept() && {
    endpoint: kept().endpoint,
    toJSON: () => ({ endpoint: kept().endpoint, keys: { p256dh: kept().p256dh, auth: kept().auth } }),
    unsubscribe: async () => { localStorage.removeItem("subscription"); return true; },
  };
  PushManager.prototype.getSubscription = async () => subscription();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || Notification.permission !== "granted") throw new DOMException("not allowed", "NotAllowedError");
    // Fails unless the server has a point of the curve as its key.
    await crypto.subtle.importKey("raw", applicationServerKey, P256, false, []);
    const pair = await crypto.subtle.generateKey(P256, true, ["deriveBits"]);
    localStorage.setItem("subscription", JSON.stringify({
      endpoint: ENDPOINT,
      p256dh: encode(await crypto.subtle.exportKey("raw", pair.publicKey)),
      auth: encode(new Uint8Array(16).fill(7)),
      key: await crypto.subtle.exportKey("jwk", pair.privateKey),
    }));
    return subscription();
  };
})();
