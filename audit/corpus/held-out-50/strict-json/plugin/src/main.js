import { duplicates } from './duplicates.js';

const target = JSON;
const { parse } = target;

Object.defineProperty(target, 'parse', {
  configurable: true,
  value(text, reviver) {
    const twice = duplicates(text);
    if (twice.length) throw new SyntaxError(`duplicate keys: ${twice.join(', ')}`);
    return parse(text, reviver);
  },
});

definePlugin({ handlers: { check: async (ctx, { text }) => ({ ok: Boolean(JSON.parse(text || '{}')) }) } });
