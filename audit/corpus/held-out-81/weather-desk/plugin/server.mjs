import { createInterface } from 'node:readline';
import { Cache } from './lib/cache.mjs';

const base = new URL(process.env.WEATHER_BASE ?? 'https://weather.example.org');
const cache = new Cache(600_000);

async function forecast({ place, days = 3 }) {
  if (!/^[\p{L} .'-]{1,60}$/u.test(place)) throw new Error('place: letters only');
  const url = new URL('/v1/forecast', base);
  url.searchParams.set('place', place);
  url.searchParams.set('days', String(Math.min(days, 7)));
  return cache.get(url.href, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`service answered ${answer.status}`);
    const { days: rows } = await answer.json();
    return rows.map((d) => `${d.date}: ${d.low} to ${d.high} C, rain ${d.rain} %`).join('\n');
  });
}

const schema = { type: 'object', properties: { place: { type: 'string' }, days: { type: 'integer', minimum: 1, maximum: 7 } }, required: ['place'] };

async function answer(method, params) {
  if (method === 'initialize') return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'weather', version: '1.2.0' } };
  if (method === 'tools/list') return { tools: [{ name: 'forecast', description: 'Weather of the next days', inputSchema: schema }] };
  if (method !== 'tools/call') return {};
  try {
    return { content: [{ type: 'text', text: await forecast(params.arguments) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await answer(method, params) }));
}
