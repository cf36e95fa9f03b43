import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const packages = (root) => {
  const found = {};
  if (!existsSync(root)) return found;
  for (const name of readdirSync(root)) {
    const file = join(root, name, 'package.json');
    if (!existsSync(file)) continue;
    const { name: title, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    found[title ?? name] = { path: join(root, name), needs: Object.keys(dependencies) };
  }
  return found;
};
