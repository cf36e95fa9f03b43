import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons, placeholder } from './icons.mjs';

const folder = process.argv[2] ?? 'icons';
mkdirSync(folder, { recursive: true });
for (const [name, data] of Object.entries(icons)) writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
writeFileSync(join(folder, 'placeholder.png'), Buffer.from(placeholder, 'base64'));
console.log(`${Object.keys(icons).length + 1} files in ${folder}`);
