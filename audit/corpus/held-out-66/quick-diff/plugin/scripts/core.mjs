// Compiled core, version 6. Do not edit.
const CORE = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

export async function core() {
  const bytes = Uint8Array.from(atob(CORE), (c) => c.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports;
}
