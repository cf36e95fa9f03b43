import { Loom } from './lib/loom.mjs';

const loom = new Loom(2);

export function activate(ctx) {
  ctx.tools.register({
    name: 'count_words',
    description: 'Word statistics for a text',
    run: ({ text }) => loom.weave(String(text)),
  });
}
