// What a browser does with the body of a message before its service worker gets it (RFC 8291), with the keys of `push_service.js`.
// Its bytes are the first argument.

return (async () => {
  const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  const text = (words) => new TextEncoder().encode(words);
  const join = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]));
  const P256 = { name: "ECDH", namedCurve: "P-256" };
  const derive = async (secret, salt, info, bits) => {
    const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
    return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bits);
  };
  const { p256dh, auth, key } = JSON.parse(localStorage.getItem("subscription"));
  const body = new Uint8Array(arguments[0]);
  const [salt, sender, record] = [body.slice(0, 16), body.slice(21, 21 + body[20]), body.slice(21 + body[20])];
  const own = await crypto.subtle.importKey("jwk", key, P256, false, ["deriveBits"]);
  const theirs = await crypto.subtle.importKey("raw", sender, P256, false, []);
  const secret = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, own, 256);
  const shared = await derive(secret, decode(auth), join(text("WebPush: info\0"), decode(p256dh), sender), 256);
  const cipher = await derive(shared, salt, text("Content-Encoding: aes128gcm\0"), 128);
  const nonce = await derive(shared, salt, text("Content-Encoding: nonce\0"), 96);
  const aes = await crypto.subtle.importKey("raw", cipher, "AES-GCM", false, ["decrypt"]);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, record));
  return new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2)));
})();
