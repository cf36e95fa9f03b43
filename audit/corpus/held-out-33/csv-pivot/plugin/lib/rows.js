'use strict';

/** A small CSV reader: quotes, doubled quotes, CRLF. */
exports.parse = (text) => {
  const lines = [];
  let cell = '';
  let line = [];
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') { cell += '"'; i++; }
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === ',') { line.push(cell); cell = ''; }
    else if (c === '\n') { line.push(cell); lines.push(line); line = []; cell = ''; }
    else if (c !== '\r') cell += c;
  }
  if (cell || line.length) { line.push(cell); lines.push(line); }
  const [head = [], ...body] = lines;
  return body.map((cells) => Object.fromEntries(head.map((h, i) => [h, cells[i] ?? ''])));
};

exports.groupBy = (rows, column) => {
  const groups = new Map();
  for (const row of rows) {
    const key = row[column] ?? '';
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(row);
  }
  return groups;
};
