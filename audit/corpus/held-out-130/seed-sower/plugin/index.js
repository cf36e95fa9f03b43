import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const GENERATORS = {
  int: (i, c) => (c.min ?? 0) + (i * 7919) % ((c.max ?? 1000) - (c.min ?? 0)),
  name: (i) => ['Ada', 'Bo', 'Chidi', 'Dora', 'Emre', 'Fay'][i % 6] + ' ' + ['Stone', 'Vale', 'Marsh', 'Reed'][i % 4],
  email: (i) => `user${i}@example.org`,
  date: (i) => new Date(Date.UTC(2024, 0, 1 + (i % 365))).toISOString().slice(0, 10),
  bool: (i) => i % 3 === 0,
};

function quote(v) {
  if (typeof v === 'number' || typeof v === 'boolean') return String(v);
  return "'" + String(v).replaceAll("'", "''") + "'";
}

export async function sow(schemaFile, { rows = 50, out = 'seed.sql' } = {}) {
  const schema = JSON.parse(await readFile(schemaFile, 'utf8'));
  const lines = ['BEGIN;'];
  for (const [table, columns] of Object.entries(schema)) {
    const names = Object.keys(columns);
    for (let i = 1; i <= rows; i += 1) {
      const values = names.map((n) => {
        const gen = GENERATORS[columns[n].type];
        if (!gen) throw new Error(`unknown type ${columns[n].type} in ${table}.${n}`);
        return quote(gen(i, columns[n]));
      });
      lines.push(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')});`);
    }
  }
  lines.push('COMMIT;');
  await writeFile(path.resolve(out), lines.join('\n') + '\n');
  return lines.length - 2;
}
