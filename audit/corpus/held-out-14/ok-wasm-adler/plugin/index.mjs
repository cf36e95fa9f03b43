const BASE64 = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

let add = (a, b) => (a + b) | 0;

async function accelerate() {
  if (typeof WebAssembly !== 'object') return false;
  try {
    const bytes = Uint8Array.from(atob(BASE64), (c) => c.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, {});
    add = instance.exports.add;
    return true;
  } catch {
    return false;
  }
}

const ready = accelerate();

definePlugin({
  handlers: {
    async sum(ctx, { text }) {
      const fast = await ready;
      const total = text.split(/\s+/).map(Number).filter(Number.isInteger).reduce((a, b) => add(a, b), 0);
      return `${total}${fast ? '' : ' (no wasm)'}`;
    },
  },
});
