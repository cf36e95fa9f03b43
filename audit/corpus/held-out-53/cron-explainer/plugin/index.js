const FIELDS = [['minute', 0, 59], ['hour', 0, 23], ['day', 1, 31], ['month', 1, 12], ['weekday', 0, 7]];
const SHORT = new Map([['@hourly', '0 * * * *'], ['@daily', '0 0 * * *'], ['@weekly', '0 0 * * 0'], ['@monthly', '0 0 1 * *']]);

function field(text, [name, low, high]) {
  const set = new Set();
  for (const part of text.split(',')) {
    const m = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!m) throw new Error(`${name}: cannot read ${part}`);
    const from = m[1] === undefined ? low : Number(m[1]);
    const to = m[1] === undefined ? high : m[2] === undefined ? (m[3] ? high : from) : Number(m[2]);
    const step = Number(m[3] ?? 1);
    if (from < low || to > high || from > to || step < 1) throw new Error(`${name}: ${part} is out of range`);
    for (let v = from; v <= to; v += step) set.add(name === 'weekday' ? v % 7 : v);
  }
  return set;
}

function nextRuns(expression, from, count) {
  const parts = (SHORT.get(expression) ?? expression).trim().split(/\s+/);
  if (parts.length !== 5) throw new Error('five fields are needed');
  const [minute, hour, day, month, weekday] = parts.map((p, i) => field(p, FIELDS[i]));
  const eitherDay = parts[2] !== '*' && parts[4] !== '*';
  const runs = [];
  const t = new Date(Math.floor(from / 60_000) * 60_000 + 60_000);
  for (let i = 0; i < 530_000 && runs.length < count; i += 1) {
    const d = day.has(t.getUTCDate());
    const w = weekday.has(t.getUTCDay());
    const dayFits = eitherDay ? d || w : d && w;
    if (month.has(t.getUTCMonth() + 1) && dayFits && hour.has(t.getUTCHours()) && minute.has(t.getUTCMinutes())) runs.push(t.toISOString());
    t.setTime(t.getTime() + 60_000);
  }
  return runs;
}

definePlugin({
  handlers: {
    explain(ctx, { text = '' }) {
      try {
        const runs = nextRuns(text, Date.now(), 5);
        return { runs, note: runs.length === 0 ? 'it does not run within a year' : 'times are UTC' };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
