import { mkdir, readFile, writeFile } from 'node:fs/promises';

const file = (ctx) => `${ctx.stateDir}/notes.json`;

export default {
  activate(ctx) {
    ctx.tools.register('note.add', async ({ text }) => {
      await mkdir(ctx.stateDir, { recursive: true });
      const all = JSON.parse(await readFile(file(ctx), 'utf8').catch(() => '[]'));
      all.push({ text, at: new Date().toISOString() });
      await writeFile(file(ctx), JSON.stringify(all, null, 2));
      return all.length;
    });
  },
};
