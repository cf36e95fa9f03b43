import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../snippets/', import.meta.url);

export const load = () =>
  readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    .sort((a, b) => a.order - b.order);
