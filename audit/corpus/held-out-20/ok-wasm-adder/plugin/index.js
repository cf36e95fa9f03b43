import { mkdir, writeFile } from 'node:fs/promises';

const MODULE = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

const ready = WebAssembly.instantiate(Buffer.from(MODULE, 'base64')).then(({ instance }) => instance.exports.add);

definePlugin({
  handlers: {
    sum: async (ctx, input) => {
      const add = await ready;
      const total = input.text.split(/\s+/).reduce((sum, n) => add(sum, Number(n) | 0), 0);
      await mkdir('state', { recursive: true });
      await writeFile('state/last-sum.txt', String(total));
      return String(total);
    },
  },
});
