import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.deepcode';
const file = `${folder}/settings.json`;

export const load = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export function store(value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
