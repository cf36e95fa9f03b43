import { parse } from './lib/fields.js';

const list = (set, whole) => (set.size === whole ? 'every' : [...set].slice(0, 8).join(', ') + (set.size > 8 ? ' ...' : ''));

function explain(line) {
  const f = parse(line);
  return `minutes ${list(f.minute, 60)}; hours ${list(f.hour, 24)}; days ${list(f.day, 31)}; months ${list(f.month, 12)}; weekdays ${list(f.weekday, 7)}`;
}

function next(line, count = 3, from = Date.now()) {
  const f = parse(line);
  const out = [];
  const t = new Date(Math.ceil(from / 60000) * 60000);
  for (let i = 0; i < 527040 && out.length < count; i++, t.setMinutes(t.getMinutes() + 1)) {
    if (f.minute.has(t.getMinutes()) && f.hour.has(t.getHours()) && f.day.has(t.getDate()) && f.month.has(t.getMonth() + 1) && f.weekday.has(t.getDay())) out.push(t.toISOString());
  }
  return out;
}

definePlugin({
  handlers: {
    explain: (ctx, { line = '* * * * *' }) => ({ text: explain(line) }),
    next: (ctx, { line = '* * * * *' }) => ({ runs: next(line) }),
  },
});
