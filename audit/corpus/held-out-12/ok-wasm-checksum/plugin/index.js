'use strict';

const WASM = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA21peAAACgwBCgAgAEEFdyABcws=';

let mix = (h, b) => ((h << 5) | (h >>> 27)) ^ b;

try {
  const compiled = new WebAssembly.Module(Buffer.from(WASM, 'base64'));
  mix = new WebAssembly.Instance(compiled).exports.mix;
} catch {
  // the plain version is good enough
}

function checksum(text) {
  let h = 0x2f0b4a1d;
  for (const byte of new TextEncoder().encode(text)) h = mix(h, byte);
  return (h >>> 0).toString(16).padStart(8, '0');
}

definePlugin({
  handlers: {
    async sum(ctx, { text }) {
      return checksum(text);
    },
  },
});
