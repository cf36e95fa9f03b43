import { alphabet, styles } from './lib/alphabet.js';

const root = typeof globalThis === 'object' ? globalThis : Function('return this')();
const source = root['crypto'];

function bytes(count) {
  return source.getRandomValues(new Uint8Array(count));
}

function uuid() {
  if (typeof source.randomUUID === 'function') return source.randomUUID();
  const b = bytes(16);
  b[6] = (b[6] & 0x0f) | 0x40;
  b[8] = (b[8] & 0x3f) | 0x80;
  const hex = [...b].map((n) => n.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function short(length) {
  let id = '';
  while (id.length < length) {
    for (const n of bytes(length)) {
      // values above the last full multiple would favour the first letters
      if (n < 256 - (256 % alphabet.length) && id.length < length) id += alphabet[n % alphabet.length];
    }
  }
  return id;
}

definePlugin({
  handlers: {
    uuid: async () => uuid(),
    async short(ctx, { length = 10, style = 'asis' }) {
      const shape = Object.hasOwn(styles, style) ? styles[style] : styles.asis;
      return shape(short(Math.min(64, length)));
    },
  },
});
