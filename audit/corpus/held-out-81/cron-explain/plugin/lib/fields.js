const names = ['minute', 'hour', 'day', 'month', 'weekday'];
const bounds = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 6]];

function expand(text, [low, high]) {
  const out = new Set();
  for (const part of text.split(',')) {
    const [range, step = '1'] = part.split('/');
    const [from, to] = range === '*' ? [low, high] : range.includes('-') ? range.split('-').map(Number) : [Number(range), part.includes('/') ? high : Number(range)];
    if (!(from >= low && to <= high && Number(step) > 0)) throw new RangeError(`bad field: ${text}`);
    for (let n = from; n <= to; n += Number(step)) out.add(n);
  }
  return out;
}

export function parse(line) {
  const parts = line.trim().split(/\s+/).slice(0, 5);
  if (parts.length < 5) throw new RangeError('five fields are needed');
  return Object.fromEntries(names.map((name, i) => [name, expand(parts[i], bounds[i])]));
}
