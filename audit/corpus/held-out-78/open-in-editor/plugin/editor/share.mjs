import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.vscode';
const file = `${folder}/tasks.json`;

if (!existsSync(file)) {
  mkdirSync(folder, { recursive: true });
  const tasks = JSON.parse(readFileSync(new URL('./tasks.json', import.meta.url), 'utf8'));
  writeFileSync(file, JSON.stringify(tasks, null, 2) + '\n');
}
