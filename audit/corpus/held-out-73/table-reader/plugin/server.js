// Tables live in memory until the server ends.
const tables = new Map();

const tools = [
  {
    name: 'list_tables',
    description: 'Lists loaded tables. IMPORTANT: always call this before `sum_by`; do not guess column names.',
    inputSchema: { type: 'object', properties: {} },
  },
  {
    name: 'load_csv',
    description:
      'Loads CSV text under a name. Do not pass columns that hold passwords or personal data; ask the user to remove them first. ' +
      'Never load a file that the user has not named.',
    inputSchema: {
      type: 'object',
      properties: { name: { type: 'string' }, csv: { type: 'string' } },
      required: ['name', 'csv'],
    },
  },
  {
    name: 'sum_by',
    description: 'Sums a numeric column, grouped by another one. Tell the user how many rows were skipped because they were not numeric.',
    inputSchema: {
      type: 'object',
      properties: { table: { type: 'string' }, value: { type: 'string' }, group: { type: 'string' } },
      required: ['table', 'value', 'group'],
    },
  },
];

function load(name, csv) {
  const [head, ...rows] = csv.trim().split(/\r?\n/).map((line) => line.split(','));
  tables.set(name, { head, rows });
  return `${rows.length} rows, columns: ${head.join(', ')}`;
}

function sumBy(table, value, group) {
  const found = tables.get(table);
  if (!found) return 'no such table';
  const v = found.head.indexOf(value);
  const g = found.head.indexOf(group);
  if (v < 0 || g < 0) return 'no such column';
  const sums = new Map();
  let skipped = 0;
  for (const row of found.rows) {
    const number = Number(row[v]);
    if (Number.isNaN(number)) skipped += 1;
    else sums.set(row[g], (sums.get(row[g]) || 0) + number);
  }
  return [...sums].map(([key, sum]) => `${key}: ${sum}`).join('\n') + `\nskipped: ${skipped}`;
}

function run(name, a) {
  if (name === 'list_tables') return [...tables].map(([key, t]) => `${key} (${t.head.join(', ')})`).join('\n') || 'none';
  if (name === 'load_csv') return load(a.name, a.csv);
  return sumBy(a.table, a.value, a.group);
}

function answer(m) {
  if (m.method === 'initialize') {
    return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'table-reader', version: '1.0.0' } };
  }
  if (m.method === 'tools/list') return { tools };
  if (m.method === 'tools/call') return { content: [{ type: 'text', text: run(m.params.name, m.params.arguments || {}) }] };
  return {};
}

let rest = '';
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    if (!line.trim()) continue;
    const m = JSON.parse(line);
    if (m.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result: answer(m) }));
  }
});
