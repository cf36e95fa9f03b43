import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const FILE = 'NOTES.md';

export function add(text) {
  appendFileSync(FILE, `- ${new Date().toISOString().slice(0, 10)} ${text}\n`);
}

export function list() {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
}

export default { name: 'fs-notes', add, list };
