import { describe } from './lib/codes.mjs';

const BASE = process.env.WEATHER_BASE_URL || 'https://api.weather.example.com';

async function getJson(path, params) {
  const url = new URL(path, BASE);
  for (const [k, v] of Object.entries(params)) url.searchParams.set(k, v);
  const res = await fetch(url, { signal: AbortSignal.timeout(6000) });
  if (!res.ok) throw new Error(`weather service answered ${res.status}`);
  return res.json();
}

export async function forecast(place, units) {
  const [hit] = (await getJson('/v1/geo', { q: place, count: 1 })).results ?? [];
  if (!hit) return `I know no place called ${place}.`;
  const { daily } = await getJson('/v1/daily', { lat: hit.lat, lon: hit.lon, units, days: 3 });
  const deg = units === 'imperial' ? '°F' : '°C';
  return daily.map((d) => `${d.date}: ${describe(d.code)}, ${d.min}–${d.max} ${deg}`).join('\n');
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'forecast',
    description: 'Three-day forecast for a place',
    parameters: { place: { type: 'string' } },
    run: ({ place }) => forecast(place, deepcode.config.units ?? 'metric'),
  });
}
