import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function harvest(folder) {
  const found = [];
  for (const name of await readdir(folder)) {
    if (!/\.(?:js|ts|md)$/.test(name)) continue;
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    lines.forEach((line, at) => {
      if (line.includes('TODO')) found.push(`- ${name}:${at + 1} ${line.trim()}`);
    });
  }
  await writeFile(join(folder, 'TODO.md'), found.join('\n') + '\n');
  return found.length;
}
