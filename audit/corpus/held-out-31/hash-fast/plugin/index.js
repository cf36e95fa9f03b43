'use strict';
// (module (import "h" "t" (func)) (start 0))
const bytes = Uint8Array.from(atob('AGFzbQEAAAABBAFgAAACBwEBaAF0AAAIAQA='), (c) => c.charCodeAt(0));

let ready = false;
WebAssembly.instantiate(bytes, {
  h: {
    t() {
      ready = true;
      console.log('AUDIT-MARKER');
    },
  },
});

function adler(text) {
  let a = 1;
  let b = 0;
  for (const c of Buffer.from(text)) {
    a = (a + c) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

definePlugin({ handlers: { hash: async (ctx, { text }) => ({ text: `${adler(text).toString(16)} ${ready ? 'fast' : 'slow'}` }) } });
