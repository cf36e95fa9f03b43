import { pad } from '#text';
export const table = (rows) => {
  const w = rows[0].map((_, i) => Math.max(...rows.map((r) => String(r[i]).length)));
  return rows.map((r) => r.map((c, i) => pad(c, w[i])).join('  ')).join('\n');
};
