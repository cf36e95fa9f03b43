const CORE = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA21peAAACgkBBwAgACABagsACgRuYW1lAgMBAAA=';

export async function core() {
  const bytes = Uint8Array.from(atob(CORE), (c) => c.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return instance.exports;
}
