import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('plugin.json', 'utf8'));
if (!/^\d+\.\d+\.\d+$/.test(manifest.version)) {
  console.error('version is not x.y.z');
}
