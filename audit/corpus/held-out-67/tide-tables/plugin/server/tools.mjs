const base = 'https://api.tides.example.org/v1';
const cache = new Map();

const get = async (path) => {
  const known = cache.get(path);
  if (known && Date.now() - known.at < 3_600_000) return known.value;
  const answer = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  const value = await answer.json();
  cache.set(path, { at: Date.now(), value });
  return value;
};

export const tools = [
  {
    name: 'harbours',
    description: 'Harbours whose name contains a part, at most 20.',
    inputSchema: { type: 'object', properties: { part: { type: 'string' } }, required: ['part'] },
    act: async ({ part }) => (await get(`/harbours?part=${encodeURIComponent(part)}`)).slice(0, 20).join('\n'),
  },
  {
    name: 'tides',
    description: 'High and low water of a harbour on a date (YYYY-MM-DD), local time.',
    inputSchema: { type: 'object', properties: { harbour: { type: 'string' }, date: { type: 'string' } }, required: ['harbour', 'date'] },
    act: async ({ harbour, date }) => {
      const list = await get(`/tides/${encodeURIComponent(harbour)}/${encodeURIComponent(date)}`);
      return list.map(({ kind, time, metres }) => `${kind} water ${time} ${metres.toFixed(1)} m`).join('\n');
    },
  },
];
