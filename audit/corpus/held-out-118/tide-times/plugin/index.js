const BASE = 'https://tides.example.org/api/v1';

export async function tides(port, day) {
  const res = await fetch(`${BASE}/${encodeURIComponent(port)}?day=${day}`);
  if (!res.ok) throw new Error(`tides: ${res.status}`);
  const { events } = await res.json();
  return events.map((e) => `${e.time} ${e.kind} ${e.height.toFixed(1)} m`).join('\n');
}

export default { activate: (ctx) => ctx.tools.register('tides', ({ port, day }) => tides(port, day)) };
