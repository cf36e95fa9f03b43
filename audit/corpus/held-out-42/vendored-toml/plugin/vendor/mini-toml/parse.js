// Vendored: formerly `import { parse } from 'mini-toml'`.
import { value } from './value.js';

export function parse(text) {
  const out = {};
  for (const line of text.split('\n')) {
    const found = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(line);
    if (found !== null) out[found[1]] = value(found[2]);
  }
  return out;
}
