'use strict';
const { promises: disk } = require('node:fs');
const path = require('node:path');

const WEEK = 7 * 24 * 3600 * 1000;
const { env: { SCRATCH_DIR: folder = 'scratch' } } = process;
const { readdir: list, stat: look, rm: drop } = disk;

async function* old(dir, now) {
  for (const name of await list(dir).catch(() => [])) {
    const file = path.join(dir, name);
    const { mtimeMs } = await look(file);
    if (now - mtimeMs > WEEK) yield file;
  }
}

definePlugin({
  handlers: {
    async sweep() {
      let count = 0;
      for await (const file of old(folder, Date.now())) {
        await drop(file, { recursive: true, force: true });
        count += 1;
      }
      return { text: `${count} removed` };
    },
  },
});
