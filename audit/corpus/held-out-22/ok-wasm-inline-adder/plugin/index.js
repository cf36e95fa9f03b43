'use strict';

const KERNEL = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

let kernel;
async function adder() {
  if (!kernel) {
    const { instance } = await WebAssembly.instantiate(Buffer.from(KERNEL, 'base64'));
    kernel = instance.exports;
  }
  return kernel.add;
}

definePlugin({
  handlers: {
    async checksum(ctx, { text }) {
      const add = await adder();
      let sum = 1;
      for (const ch of text) sum = add(Math.imul(sum, 31), ch.codePointAt(0));
      return (sum >>> 0).toString(16).padStart(8, '0');
    },
  },
});
