import { known } from './known.js';
export class Scanner {
  names(source) {
    const found = new Set();
    for (const m of source.matchAll(/process\.env\.([A-Z_][A-Z0-9_]*)/g)) found.add(m[1]);
    return [...found].sort((a, b) => known.indexOf(b) - known.indexOf(a) || a.localeCompare(b));
  }
}
