import { baseUrl, units } from './settings.mjs';

const WIND = [[0.3, 'calm'], [5.5, 'light'], [10.8, 'fresh'], [17.2, 'strong'], [Infinity, 'storm – stay ashore']];
const describe = (ms) => WIND.find(([limit]) => ms < limit)[1];

export function activate({ tools }) {
  tools.register({
    name: 'field_weather',
    description: 'Wind, gusts and rain for the next 12 hours at a position',
    inputSchema: { type: 'object', properties: { lat: { type: 'number', minimum: -90, maximum: 90 }, lon: { type: 'number', minimum: -180, maximum: 180 } }, required: ['lat', 'lon'] },
    async run({ lat, lon }) {
      const url = `${baseUrl()}/v1/point?lat=${lat.toFixed(3)}&lon=${lon.toFixed(3)}&units=${units()}`;
      const res = await fetch(url, { headers: { 'user-agent': 'meteo-brief/0.2' } });
      if (!res.ok) throw new Error(`weather service: ${res.status}`);
      const { hours } = await res.json();
      return hours.slice(0, 12).map((h) => `${h.time}  ${h.wind} m/s (${describe(h.wind)}), gusts ${h.gust}, rain ${h.rain} mm`).join('\n');
    },
  });
}
