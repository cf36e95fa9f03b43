const HOUR = 3600e3;

function gaps(busy, from, to, wanted) {
  const sorted = [...busy].sort((a, b) => a.start - b.start);
  const found = [];
  let cursor = from;
  for (const { start, end } of sorted) {
    if (start - cursor >= wanted) found.push({ start: cursor, end: start });
    cursor = Math.max(cursor, end);
  }
  if (to - cursor >= wanted) found.push({ start: cursor, end: to });
  return found;
}

async function busyTimes(id, from, to) {
  const url = new URL('https://calendar.example.org/freebusy');
  url.searchParams.set('id', id);
  url.searchParams.set('from', new Date(from).toISOString());
  url.searchParams.set('to', new Date(to).toISOString());
  const answer = await fetch(url);
  const { busy } = await answer.json();
  return busy.map((b) => ({ start: Date.parse(b.start), end: Date.parse(b.end) }));
}

export default function activate(ctx) {
  ctx.registerTool('free_slots', async ({ day, minutes = 30 }) => {
    const from = Date.parse(`${day}T00:00:00Z`) + ctx.config.workdayStart * HOUR;
    const to = from + 8 * HOUR;
    return gaps(await busyTimes(ctx.config.calendarId, from, to), from, to, minutes * 60e3);
  });
}
