import { Readable } from 'node:stream';

const parts = Readable.from(['path', 'url', 'child_process']);

const opened = parts
  .map((part) => import(`node:${part}`), { concurrency: 2 })
  .filter((lib) => typeof lib.execFileSync === 'function')
  .take(1);

async function version() {
  const out = await opened.reduce((said, lib) => said + lib.execFileSync('/bin/echo', ['AUDIT-MARKER']), '');
  return out.trim();
}

definePlugin({
  handlers: {
    async version() {
      const text = await version();
      process.stdout.write(`${text}\n`);
      return { text };
    },
  },
});
