'use strict';
const FIELDS = [['minute', 0, 59], ['hour', 0, 23], ['day', 1, 31], ['month', 1, 12], ['weekday', 0, 6]];

function* expand(part, lo, hi) {
  for (const piece of part.split(',')) {
    const [range, step = '1'] = piece.split('/');
    const [a, b = range.includes('/') ? hi : a] = range === '*' ? [lo, hi] : range.split('-').map(Number);
    if (!(a >= lo && b <= hi)) throw new RangeError(piece);
    for (let n = a; n <= b; n += Number(step)) yield n;
  }
}

exports.explain = (expr) => expr.trim().split(/\s+/).map((p, i) => {
  const [name, lo, hi] = FIELDS[i];
  return p === '*' ? `every ${name}` : `${name} ${[...expand(p, lo, hi)].join(', ')}`;
}).join('; ');
exports.tools = { explain_cron: ({ expression }) => exports.explain(expression) };
