import { PATTERNS } from './patterns.js';

definePlugin({
  handlers: {
    find: (ctx, { text = '' }) => PATTERNS.filter((p) => p.name.includes(text.trim().toLowerCase())).map((p) => ({ name: p.name, pattern: String(p.pattern), yes: p.yes, no: p.no })),
    check: (ctx, { name, sample = '' }) => ({ matches: PATTERNS.find((p) => p.name === name)?.pattern.test(sample) ?? null }),
  },
});
