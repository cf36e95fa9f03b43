export const sql = (t) => t.replace(/\b(select|from|where|and|or|join|on|order by|group by)\b/gi, (w) => w.toUpperCase());
export const ini = (t) => t.split('\n').map((l) => l.replace(/^\s*([^=;#[]+?)\s*=\s*(.*)$/, '$1 = $2')).join('\n');
export const table = (t) => t.replace(/^\|.*\|$/gm, (row) => `| ${row.slice(1, -1).split('|').map((c) => c.trim()).join(' | ')} |`);
