import { TABLE } from './table.js';

const byName = new Map(Object.entries(TABLE));
const byCharacter = new Map([...byName].map(([name, c]) => [c, name]));

function fromNumber(text) {
  const n = text[0] === 'x' || text[0] === 'X' ? Number.parseInt(text.slice(1), 16) : Number.parseInt(text, 10);
  return n > 0 && n <= 0x10ffff && !(n >= 0xd800 && n <= 0xdfff) ? String.fromCodePoint(n) : '\ufffd';
}

definePlugin({
  handlers: {
    decode: (ctx, { text = '' }) => text.replace(/&(?:#(x?[0-9a-f]+)|(\w+));/gi, (all, number, name) => (number ? fromNumber(number) : byName.get(name) ?? all)),
    encode: (ctx, { text = '' }) => [...text].map((c) => (byCharacter.has(c) ? `&${byCharacter.get(c)};` : c)).join(''),
  },
});
