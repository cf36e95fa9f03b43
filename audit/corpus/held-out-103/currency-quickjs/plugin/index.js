const DAY = 24 * 60 * 60 * 1000;
let table = null;
let loaded = 0;

async function rates(base) {
  if (table && Date.now() - loaded < DAY) return table;
  const res = await fetch(`https://rates.example.com/daily/${encodeURIComponent(base)}.json`);
  if (!res.ok) throw new Error(`no rates today (${res.status})`);
  const json = await res.json();
  table = new Map(Object.entries(json.rates));
  table.set(base, 1);
  table.date = json.date;
  loaded = Date.now();
  return table;
}

export async function convert({ amount, from, to, base = 'EUR' }) {
  const t = await rates(base);
  for (const c of [from, to]) {
    if (!/^[A-Z]{3}$/.test(c) || !t.has(c)) throw new RangeError(`unknown currency ${c}`);
  }
  const value = (amount / t.get(from)) * t.get(to);
  return { value: Math.round(value * 100) / 100, date: t.date };
}

export default { convert };
