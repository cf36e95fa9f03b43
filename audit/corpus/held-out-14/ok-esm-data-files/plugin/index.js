import { readFile } from 'node:fs/promises';
import { lazy } from './lib/lazy.js';

const codes = lazy(async () => JSON.parse(await readFile(new URL('./data/codes.json', import.meta.url), 'utf8')));
const long = lazy(() => import('./lib/long.js').then((m) => m.default));

definePlugin({
  handlers: {
    async status(ctx, { text, config }) {
      const table = await codes();
      const name = Object.hasOwn(table, text) ? table[text] : 'unknown';
      return config.long ? (await long())(text, name) : `${text} ${name}`;
    },
  },
});
