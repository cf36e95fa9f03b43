import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class ReportWriter {
  constructor({ root, clock, drawer }) {
    Object.assign(this, { root, clock, drawer });
  }

  get file() {
    return join(this.root, this.drawer, `${this.clock().toISOString().slice(0, 10)}.md`);
  }

  async write(rows) {
    const table = rows.map((r) => `| ${r.name} | ${r.duration} ms | ${r.ok ? '✅' : '❌'} |`);
    await mkdir(join(this.root, this.drawer), { recursive: true });
    await writeFile(this.file, ['| tool | time | ok |', '|---|---|---|', ...table, ''].join('\n'));
  }
}
