import { readdirSync, readFileSync } from 'node:fs';
import { join, extname } from 'node:path';
const kinds = new Set(['.js', '.ts', '.py', '.go']);
export class Walk {
  constructor(root) {
    this.root = root;
  }
  *texts(dir = this.root, depth = 0) {
    for (const e of readdirSync(dir, { withFileTypes: true })) {
      if (e.name.startsWith('.') || e.name === 'node_modules') continue;
      const at = join(dir, e.name);
      if (e.isDirectory() && depth < 4) yield* this.texts(at, depth + 1);
      else if (e.isFile() && kinds.has(extname(e.name))) yield readFileSync(at, 'utf8');
    }
  }
}
