import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { next } from './semver.mjs';

export async function bump(root, part, today = new Date()) {
  const file = join(root, 'package.json');
  const pkg = JSON.parse(await readFile(file, 'utf8'));
  const before = pkg.version;
  pkg.version = next(before, part);
  await writeFile(file, JSON.stringify(pkg, null, 2) + '\n');

  const log = join(root, 'CHANGELOG.md');
  const old = await readFile(log, 'utf8').catch(() => '# Changelog\n');
  const head = `\n## ${pkg.version} (${today.toISOString().slice(0, 10)})\n`;
  await writeFile(log, old.replace(/^# Changelog\n/, (m) => m + head));
  return { before, after: pkg.version };
}

export default function activate(ctx) {
  ctx.registerTool('bump', ({ part }) => bump(ctx.workspace, part));
}
