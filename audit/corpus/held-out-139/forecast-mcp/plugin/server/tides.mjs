const BASE = 'https://tides.example.org/api/today/';

export async function tides(harbour) {
  const res = await fetch(BASE + encodeURIComponent(harbour), { signal: AbortSignal.timeout(5000) });
  if (!res.ok) return `no data for ${harbour} (HTTP ${res.status})`;
  const { events } = await res.json();
  return events.map((e) => `${e.time} ${e.kind} ${e.height} m`).join('\n');
}
