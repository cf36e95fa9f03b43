const BASE = 'https://tides.example.org/v1/stations/';

function valid(station) {
  return /^[a-z0-9-]{2,40}$/.test(station);
}

export async function tides({ station, days = 1 }) {
  if (!valid(station)) throw new TypeError('station must be lower-case letters, digits and hyphens');
  const url = new URL(station, BASE);
  url.searchParams.set('days', String(Math.min(7, Math.max(1, Number(days) || 1))));
  const res = await fetch(url, { headers: { accept: 'application/json' } });
  if (!res.ok) throw new Error('tide service answered ' + res.status);
  const body = await res.json();
  return body.extremes.map((e) => `${e.time}  ${e.kind.padEnd(4)}  ${e.height.toFixed(2)} m`).join('\n');
}

export function activate(api) {
  api.registerTool({
    name: 'tides',
    description: 'High and low water for a harbour',
    parameters: { station: { type: 'string' }, days: { type: 'number' } },
    run: tides,
  });
}
