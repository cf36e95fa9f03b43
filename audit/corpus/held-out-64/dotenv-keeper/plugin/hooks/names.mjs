import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LINE = /^\s*#?\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/;

/** Names of variables in the example file next to a private dotenv file; empty if there is none. */
export function names(path, examples) {
  for (const example of examples) {
    try {
      const text = readFileSync(join(dirname(path), example), 'utf8');
      return text.split(/\r?\n/).map((line) => LINE.exec(line)?.[1]).filter(Boolean);
    } catch {
      // not this one
    }
  }
  return [];
}
