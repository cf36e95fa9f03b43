import { createInterface } from 'node:readline';
import { dispatch, news } from './bus.mjs';

const FEED = 'https://feeds.example.com/releases';
let since = 0;

async function poll() {
  const res = await fetch(`${FEED}?since=${since}`);
  const { entries, now } = await res.json();
  since = Number(now) || since;
  entries.forEach(dispatch);
}

const tick = () => poll().catch(() => {}).finally(() => setTimeout(tick, 600_000).unref());
tick();

const handlers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'feed', version: '0.8.0' } }),
  'tools/list': () => ({ tools: [{ name: 'releases', description: 'Latest releases', inputSchema: { type: 'object' } }] }),
  'tools/call': () => ({
    content: [{ type: 'text', text: news.slice(0, 20).map((n) => `${n.date} ${n.title} ${n.summary ?? ''}`).join('\n') }],
  }),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined || !Object.hasOwn(handlers, method)) return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: handlers[method]() }));
});
