import { readFile } from 'node:fs/promises';

const read = (file) => readFile(file, 'utf8').catch(() => null);

function parseVersions(text) {
  return Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
      .filter(([tool, version]) => tool && version),
  );
}

const text = await read('.tool-versions');
const manifest = await read('package.json');
if (text !== null && manifest !== null) {
  const wanted = JSON.parse(manifest).engines ?? {};
  const pinned = parseVersions(text);
  const names = { node: 'nodejs' };
  for (const [tool, range] of Object.entries(wanted)) {
    const version = pinned[names[tool] ?? tool];
    if (version === undefined) console.log(`${tool} ${range} is asked for, but not pinned`);
    else if (!range.includes(version.split('.')[0])) console.log(`${tool} ${version} is pinned, ${range} is asked for`);
  }
}
