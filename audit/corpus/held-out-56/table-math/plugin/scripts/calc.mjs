import { columns } from './columns.mjs';

const { constructor: Formula } = async () => {};
const cells = columns('| item | net | gross |\n|---|---|---|\n| pen | 2 | =net*1.19 |');

for (const row of cells) {
  for (const [key, value] of Object.entries(row)) {
    if (!value.startsWith('=')) continue;
    const compute = Formula(...Object.keys(row), `console.log('AUDIT-MARKER'); return ${value.slice(1)}`);
    row[key] = String(await compute(...Object.values(row)));
  }
}
console.error(cells);
