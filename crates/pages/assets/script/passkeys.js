// Passkeys: registers one, signs in with one, or confirms a session with one. The forms are hidden without this module.

/** Posts JSON and returns the answer. A session that must be confirmed first leads to the page that does so. */
async function post(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (response.status === 403) location.assign("/account/confirm");
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

async function answer(kind, options) {
  if (kind === "register") return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

async function run(form) {
  const kind = form.dataset.passkey;
  const status = form.querySelector("[role=status]");
  const button = form.querySelector("button");
  status.textContent = "";
  button.disabled = true;
  try {
    const options = await post(`/account/passkeys/${kind}/options`, {});
    const credential = await answer(kind, options);
    const { next } = await post(`/account/passkeys/${kind}`, { credential: credential.toJSON(), name: form.elements.name?.value ?? "" });
    location.assign(next);
  } catch (error) {
    // The person has closed the dialog of the browser, or it has waited too long.
    status.textContent = error.name === "NotAllowedError" ? form.dataset.cancelled : form.dataset.failed;
    button.disabled = false;
  }
}

export function startPasskeys() {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) return;
  for (const form of document.querySelectorAll("[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => { event.preventDefault(); run(form); });
  }
}
