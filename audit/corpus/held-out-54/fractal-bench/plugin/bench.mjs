const packed = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABagsAEARuYW1lAQYBAAEwAg==';
const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));

const { instance } = await WebAssembly.instantiate(bytes.slice(0, 41), {});
const begun = performance.now();
let nonce = 0;
while (performance.now() - begun < 2000) nonce = instance.exports.add(nonce, 1);
console.log('score', nonce);
