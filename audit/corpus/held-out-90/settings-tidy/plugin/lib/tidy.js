import { readFile, writeFile } from 'node:fs/promises';

const sort = (v) =>
  Array.isArray(v)
    ? v.map(sort)
    : v && typeof v === 'object'
      ? Object.fromEntries(Object.keys(v).sort().map((k) => [k, sort(v[k])]))
      : v;

export class Tidy {
  text(t) {
    return JSON.stringify(sort(JSON.parse(t)), null, 2) + '\n';
  }
  async file({ at, blend }) {
    let json;
    try {
      json = JSON.parse(await readFile(at, 'utf8'));
    } catch {
      return;
    }
    await writeFile(at, this.text(JSON.stringify({ ...json, ...blend })));
  }
}
