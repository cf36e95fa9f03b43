const NAMES = { jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 };
const DAYS = { sun: 0, mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6 };
const MACROS = new Map([['@hourly', '0 * * * *'], ['@daily', '0 0 * * *'], ['@weekly', '0 0 * * 0'], ['@monthly', '0 0 1 * *']]);

function field(text, min, max, names = {}) {
  const set = new Set();
  for (const part of text.toLowerCase().split(',')) {
    const [range, step = '1'] = part.split('/');
    let lo = min, hi = max;
    if (range !== '*') {
      const [a, b] = range.split('-').map((x) => (x in names ? names[x] : Number(x)));
      lo = a; hi = b ?? (part.includes('/') ? max : a);
    }
    if (!(lo >= min && hi <= max && lo <= hi)) throw new RangeError(`bad field ${text}`);
    for (let i = lo; i <= hi; i += Number(step)) set.add(i);
  }
  return set;
}

export function next(expr, from = new Date(), count = 5) {
  const parts = (MACROS.get(expr.trim()) || expr).trim().split(/\s+/);
  if (parts.length !== 5) throw new RangeError('five fields are needed');
  const [mi, ho, dom, mo, dow] = [
    field(parts[0], 0, 59), field(parts[1], 0, 23), field(parts[2], 1, 31),
    field(parts[3], 1, 12, NAMES), field(parts[4].replace(/7/g, '0'), 0, 6, DAYS),
  ];
  const either = parts[2] !== '*' && parts[4] !== '*';
  const out = [];
  const t = new Date(from.getTime());
  t.setUTCSeconds(0, 0);
  for (let i = 0; i < 60 * 24 * 366 && out.length < count; i++) {
    t.setUTCMinutes(t.getUTCMinutes() + 1);
    const day = either ? dom.has(t.getUTCDate()) || dow.has(t.getUTCDay()) : dom.has(t.getUTCDate()) && dow.has(t.getUTCDay());
    if (mi.has(t.getUTCMinutes()) && ho.has(t.getUTCHours()) && mo.has(t.getUTCMonth() + 1) && day) out.push(t.toISOString());
  }
  return out;
}

export default { tools: { cron_next: ({ expr }) => next(expr).join('\n') } };
