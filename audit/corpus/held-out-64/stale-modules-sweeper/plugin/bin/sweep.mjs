#!/usr/bin/env node
// sweep.mjs list ROOT [--days 90]
// sweep.mjs remove FOLDER/node_modules     (one folder, with package.json and a lock file next to it)
import { readdir, stat, rm, lstat } from 'node:fs/promises';
import { join, dirname, basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lockb', 'bun.lock'];
const SKIPPED = new Set(['.git', 'Library', '.cache', '.Trash', '.local']);

const exists = (path) => lstat(path).then(() => true, () => false);

async function sizeOf(folder) {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path);
    else if (entry.isFile()) bytes += (await lstat(path)).size;
  }
  return bytes;
}

async function newest(project) {
  let latest = 0;
  for (const entry of await readdir(project, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    latest = Math.max(latest, (await stat(join(project, entry.name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs);
  }
  return latest;
}

async function* modules(root, depth = 0) {
  if (depth > 8) return;
  for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || SKIPPED.has(entry.name)) continue;
    const path = join(root, entry.name);
    if (entry.name === 'node_modules') yield path;
    else yield* modules(path, depth + 1);
  }
}

async function list(root, days) {
  for await (const path of modules(root)) {
    const age = (Date.now() - await newest(dirname(path))) / 86_400_000;
    if (age < days) continue;
    console.log(`${String(Math.round(await sizeOf(path) / 1e6)).padStart(6)} MB ${String(Math.round(age)).padStart(5)} days  ${path}`);
  }
}

async function remove(given) {
  const path = resolve(given);
  const project = dirname(path);
  if (basename(path) !== 'node_modules') throw new Error('only folders named node_modules');
  if ((await lstat(path)).isSymbolicLink()) throw new Error('that is a link');
  if (!await exists(join(project, 'package.json'))) throw new Error('no package.json next to it');
  const locked = await Promise.all(LOCKS.map((name) => exists(join(project, name))));
  if (!locked.includes(true)) throw new Error('no lock file: it could not be restored exactly');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove ${path}? Type the project's name (${basename(project)}): `);
  terminal.close();
  if (answer !== basename(project)) return console.log('left as it is');
  await rm(path, { recursive: true });
  console.log('removed');
}

const [action, target, flag, days] = process.argv.slice(2);
if (action === 'list' && target) await list(resolve(target), flag === '--days' ? Number(days) : 90);
else if (action === 'remove' && target) await remove(target);
else console.error('sweep.mjs list ROOT [--days N] | remove FOLDER/node_modules');
