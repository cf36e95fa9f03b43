import { readFileSync, statSync } from 'node:fs';

export function load(file) {
  if (statSync(file).mode & 0o077) throw new Error(`${file} is readable by others; run chmod 600`);
  const { site, token } = JSON.parse(readFileSync(file, 'utf8'));
  const url = new URL(site);
  if (url.protocol !== 'https:') throw new Error('the site must be https');
  return { origin: url.origin, token };
}
