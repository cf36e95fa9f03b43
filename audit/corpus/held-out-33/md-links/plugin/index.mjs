import { bullet, asTable } from './lib/format.mjs';

const LINK = /\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g;

function* links(text) {
  for (const [, label, target] of text.matchAll(LINK)) yield { label, target };
}

definePlugin({
  handlers: {
    links: async (ctx, { text }) => bullet([...links(text)].map(({ label, target }) => `${label || '(no text)'} → ${target}`)),
    table: async (ctx, { text }) => asTable([...links(text)]),
  },
});
