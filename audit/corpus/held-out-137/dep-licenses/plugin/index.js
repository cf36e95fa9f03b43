import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const COPYLEFT = /\b(A?GPL|LGPL|SSPL|EUPL|MPL)/i;

async function* packages(root) {
  let entries;
  try { entries = await readdir(root, { withFileTypes: true }); } catch { return; }
  for (const e of entries) {
    if (!e.isDirectory() || e.name.startsWith('.')) continue;
    const dir = join(root, e.name);
    if (e.name.startsWith('@')) { yield* packages(dir); continue; }
    try {
      yield JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
    } catch { /* not a package */ }
    yield* packages(join(dir, 'node_modules'));
  }
}

const licenceOf = (p) => (typeof p.license === 'string' ? p.license : p.license?.type ?? p.licenses?.map((l) => l.type).join(' OR ') ?? 'UNKNOWN');

export function activate(ctx) {
  ctx.tools.register({
    name: 'dep_licenses',
    description: 'Licences in node_modules, grouped, copyleft first',
    inputSchema: { type: 'object', properties: {} },
    async run() {
      const groups = new Map();
      for await (const p of packages(join(ctx.workspace, 'node_modules'))) {
        const key = licenceOf(p);
        if (!groups.has(key)) groups.set(key, new Set());
        groups.get(key).add(`${p.name}@${p.version}`);
      }
      return [...groups].sort(([a], [b]) => COPYLEFT.test(b) - COPYLEFT.test(a) || a.localeCompare(b))
        .map(([k, v]) => `${COPYLEFT.test(k) || k === 'UNKNOWN' ? '⚠ ' : '  '}${k} (${v.size}): ${[...v].slice(0, 12).join(', ')}`).join('\n');
    },
  });
}
