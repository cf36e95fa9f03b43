import { readFile } from 'node:fs/promises';

try {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const direct = Object.keys(lock.packages?.['']?.dependencies ?? {});
  const versions = direct.map((name) => `${name}@${lock.packages[`node_modules/${name}`]?.version ?? '?'}`);
  if (versions.length > 0) console.log(`Libraries in use: ${versions.join(', ')}`);
} catch (error) {
  if (error.code !== 'ENOENT') console.error(`docs-bridge: ${error.message}`);
}
