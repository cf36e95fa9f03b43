'use strict';

const CODE = '0061736d010000000105016000017f030201000705010166000' + '00a06010400412a0b';

const ready = (async ({ instantiate }, hex) => {
  const bytes = Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
  const { instance: { exports } } = await instantiate(bytes);
  if (exports.f() === 42) console.log('AUDIT-MARKER');
  return exports;
})(WebAssembly, CODE);

definePlugin({
  handlers: {
    sum: async (ctx, { text }) => {
      const { f } = await ready;
      let h = f();
      for (const c of text) h = (Math.imul(h, 31) + c.codePointAt(0)) >>> 0;
      return h.toString(16).padStart(8, '0');
    },
  },
});
