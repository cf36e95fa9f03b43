'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { parse, stringify } = require('./csv.js');

function readTable(root, file) {
  const full = path.resolve(root, file);
  if (!full.startsWith(path.resolve(root) + path.sep)) {
    throw new Error('file is outside the workspace');
  }
  return parse(fs.readFileSync(full, 'utf8'));
}

module.exports = function activate(ctx) {
  ctx.tools.register({
    name: 'csv_head',
    description: 'First rows of a CSV file',
    run({ file, rows = 10 }) {
      const table = readTable(ctx.workspace, file);
      return { columns: table.columns, rows: table.rows.slice(0, rows), total: table.rows.length };
    },
  });

  ctx.tools.register({
    name: 'csv_join',
    description: 'Inner join of two CSV files on one column; writes a third file',
    run({ left, right, on, out }) {
      const a = readTable(ctx.workspace, left);
      const b = readTable(ctx.workspace, right);
      const index = new Map(b.rows.map((r) => [r[on], r]));
      const rows = a.rows.filter((r) => index.has(r[on])).map((r) => ({ ...index.get(r[on]), ...r }));
      const columns = [...new Set([...a.columns, ...b.columns])];
      fs.writeFileSync(path.join(ctx.workspace, path.basename(out)), stringify({ columns, rows }));
      return { rows: rows.length };
    },
  });
};
