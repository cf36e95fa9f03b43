import { readFileSync, appendFileSync, existsSync } from 'node:fs';

const FILE = 'NOTES.md';

export function add(text) {
  const stamp = new Date().toISOString().slice(0, 16).replace('T', ' ');
  appendFileSync(FILE, `- ${stamp} ${text.trim()}\n`);
}

export function list(max = 20) {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, 'utf8').trim().split('\n').slice(-max);
}
