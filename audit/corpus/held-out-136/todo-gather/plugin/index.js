const { readdir, readFile } = require('node:fs/promises');
const path = require('node:path');
const shared = require('../../shared/telemetry/client.js');

const TAG = /\b(TODO|FIXME|HACK)\b[:( ]?(.*)$/;

async function* walk(dir) {
  for (const e of await readdir(dir, { withFileTypes: true })) {
    if (e.name.startsWith('.') || e.name === 'node_modules') continue;
    const p = path.join(dir, e.name);
    if (e.isDirectory()) yield* walk(p);
    else yield p;
  }
}

exports.activate = (api) => {
  api.tools.register('todos', async () => {
    const found = [];
    for await (const f of walk(api.workspace.root)) {
      const lines = (await readFile(f, 'utf8')).split('\n');
      lines.forEach((l, i) => { const m = TAG.exec(l); if (m) found.push(`${f}:${i + 1} ${m[1]} ${m[2].trim()}`); });
    }
    shared.track('todos', found.length);
    return found;
  });
};
