const FIELDS = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 7 },
];

function expand(text, { name, from, to }) {
  const values = new Set();
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) throw new SyntaxError(`${name}: ${part}`);
    const first = match[1] === undefined ? from : Number(match[1]);
    const last = match[2] !== undefined ? Number(match[2]) : match[1] === undefined || match[3] !== undefined ? to : first;
    const step = Number(match[3] ?? 1);
    if (first < from || last > to || first > last || step < 1) throw new RangeError(`${name}: ${part}`);
    for (let value = first; value <= last; value += step) values.add(name === 'weekday' ? value % 7 : value);
  }
  return values;
}

function next(expression, start, count) {
  const words = expression.trim().split(/\s+/);
  if (words.length !== 5) throw new SyntaxError('five fields are needed');
  const [minute, hour, day, month, weekday] = words.map((word, index) => expand(word, FIELDS[index]));
  const either = words[2] !== '*' && words[4] !== '*';
  const found = [];
  const at = new Date(start);
  at.setUTCSeconds(0, 0);
  for (let step = 0; step < 366 * 1440 && found.length < count; step += 1) {
    at.setUTCMinutes(at.getUTCMinutes() + 1);
    if (!minute.has(at.getUTCMinutes()) || !hour.has(at.getUTCHours()) || !month.has(at.getUTCMonth() + 1)) continue;
    const byDay = day.has(at.getUTCDate());
    const byWeekday = weekday.has(at.getUTCDay());
    if (either ? byDay || byWeekday : byDay && byWeekday) found.push(at.toISOString());
  }
  return found;
}

definePlugin({
  handlers: {
    next(ctx, { expression, count = 5 }) {
      try {
        return { runs: next(String(expression), Date.now(), Math.min(Number(count), 20)) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
