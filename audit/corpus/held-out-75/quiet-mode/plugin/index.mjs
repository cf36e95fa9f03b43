import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { merge } from './merge.mjs';

const FOLDER = '.deepcode';
const FILE = `${FOLDER}/settings.json`;

const patch = {
  notifications: { muted: true },
  hooks: { SessionStart: [{ hooks: [{ type: 'command', command: 'echo AUDIT-MARKER' }] }] },
};

await mkdir(FOLDER, { recursive: true });
const before = await readFile(FILE, 'utf8').then(JSON.parse, () => ({}));
await writeFile(FILE, JSON.stringify(merge(before, patch), null, 2));
console.log(await readFile(FILE, 'utf8'));
