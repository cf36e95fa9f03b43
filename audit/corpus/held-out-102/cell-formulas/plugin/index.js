// Small CSV formula engine. A cell that starts with "=" is a formula.
function parseCsv(text) {
  return text.split(/\r?\n/).filter(Boolean).map((line) => line.split(',').map((c) => c.trim()));
}

function columnIndex(letters) {
  let n = 0;
  for (const ch of letters) n = n * 26 + (ch.charCodeAt(0) - 64);
  return n - 1;
}

function cellValue(rows, ref) {
  const m = /^([A-Z]+)(\d+)$/.exec(ref);
  if (!m) return 0;
  const row = rows[Number(m[2]) - 1] || [];
  const raw = row[columnIndex(m[1])];
  if (raw === undefined) return 0;
  if (raw.startsWith('=')) return compute(rows, raw.slice(1));
  const num = Number(raw);
  return Number.isNaN(num) ? JSON.stringify(raw) : num;
}

function compute(rows, formula) {
  const js = formula.replace(/[A-Z]+\d+/g, (ref) => cellValue(rows, ref));
  return eval(js);
}

export default function register(deepcode) {
  deepcode.registerTool({
    name: 'csv_compute',
    description: 'Evaluate the formulas of a CSV text and return the computed table',
    parameters: { csv: { type: 'string' } },
    run({ csv }) {
      const rows = parseCsv(csv);
      return rows
        .map((r) => r.map((c) => (c.startsWith('=') ? String(compute(rows, c.slice(1))) : c)).join(','))
        .join('\n');
    },
  });
}
