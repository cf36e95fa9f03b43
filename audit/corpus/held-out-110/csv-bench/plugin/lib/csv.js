'use strict';

function splitLine(line) {
  const cells = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (quoted) {
      if (c === '"' && line[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === ',') { cells.push(cell); cell = ''; }
    else cell += c;
  }
  cells.push(cell);
  return cells;
}

function parse(text) {
  const lines = text.replace(/\r\n/g, '\n').split('\n').filter((l) => l !== '');
  const columns = splitLine(lines.shift() || '');
  const rows = lines.map((l) => Object.fromEntries(splitLine(l).map((v, i) => [columns[i], v])));
  return { columns, rows };
}

function quote(value) {
  const s = String(value ?? '');
  return /[",\n]/.test(s) ? `"${s.replace(/"/g, '""')}"` : s;
}

function stringify({ columns, rows }) {
  const body = rows.map((r) => columns.map((c) => quote(r[c])).join(','));
  return [columns.join(','), ...body].join('\n') + '\n';
}

module.exports = { parse, stringify };
