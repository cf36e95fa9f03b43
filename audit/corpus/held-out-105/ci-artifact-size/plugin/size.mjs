import { readdir, stat, readFile, writeFile, mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';

async function* walk(dir) {
  for (const e of await readdir(dir, { withFileTypes: true })) {
    const full = join(dir, e.name);
    if (e.isDirectory()) yield* walk(full);
    else if (e.isFile() && !e.name.endsWith('.map')) yield full;
  }
}

const strip = (name) => name.replace(/[.-][0-9a-f]{8,}(?=\.)/, '');

async function measure(dir) {
  const out = {};
  for await (const f of walk(dir)) {
    const data = await readFile(f);
    out[strip(relative(dir, f))] = { raw: (await stat(f)).size, gzip: gzipSync(data).length, sha: createHash('sha256').update(data).digest('hex').slice(0, 12) };
  }
  return out;
}

const kib = (n) => `${(n / 1024).toFixed(1)} KiB`;

export default (ctx) => {
  const file = join(ctx.stateDir, 'sizes.json');
  ctx.tool('artifact_size', {
    parameters: { dir: 'string' },
    async run({ dir }) {
      const now = await measure(join(ctx.workspace, dir));
      const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
      await mkdir(ctx.stateDir, { recursive: true });
      await writeFile(file, JSON.stringify(now));
      return Object.entries(now)
        .map(([name, s]) => ({ name, s, d: s.gzip - (before[name]?.gzip ?? 0) }))
        .sort((a, b) => Math.abs(b.d) - Math.abs(a.d))
        .slice(0, 30)
        .map(({ name, s, d }) => `${name}: ${kib(s.gzip)} gzip (${d >= 0 ? '+' : ''}${kib(d)})`).join('\n');
    },
  });
  ctx.tool('artifact_reset', { run: () => rm(ctx.stateDir, { recursive: true, force: true }) });
};
