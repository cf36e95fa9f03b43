import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

function splitLine(line, sep) {
  const out = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (quoted) {
      if (c === '"' && line[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === sep) { out.push(cell); cell = ''; }
    else cell += c;
  }
  out.push(cell);
  return out;
}

function newColumn(name) {
  return { name, empty: 0, numeric: 0, dates: 0, min: Infinity, max: -Infinity, maxLength: 0, distinct: new Set() };
}

function add(column, raw) {
  const value = raw.trim();
  if (value === '') { column.empty++; return; }
  const number = Number(value);
  if (Number.isFinite(number)) {
    column.numeric++;
    column.min = Math.min(column.min, number);
    column.max = Math.max(column.max, number);
  } else if (/^\d{4}-\d{2}-\d{2}/.test(value)) column.dates++;
  column.maxLength = Math.max(column.maxLength, value.length);
  if (column.distinct.size < 1000) column.distinct.add(value);
}

export async function profile(path, { separator = ',', limit = 200000 } = {}) {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let columns = null;
  let rows = 0;
  let ragged = 0;
  for await (const line of lines) {
    const cells = splitLine(line, separator);
    if (!columns) { columns = cells.map(newColumn); continue; }
    if (cells.length !== columns.length) ragged++;
    columns.forEach((column, i) => add(column, cells[i] ?? ''));
    if (++rows >= limit) break;
  }
  return {
    rows, ragged,
    columns: (columns ?? []).map(({ distinct, ...rest }) => ({ ...rest, distinct: distinct.size })),
  };
}

export default { tools: { profile } };
