import { collect } from './table.mjs';

const by = Map.groupBy(collect('.'), ([, n]) => n);
for (const [n, rows] of by) {
  const versions = new Set(rows.map((r) => r[2]));
  if (versions.size > 1) console.log(n, [...versions].join(' '));
}
