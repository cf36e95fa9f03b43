import { createInterface } from 'node:readline';
import { bus, news } from './bus.mjs';

const FEED = 'https://feeds.example.com/changes';
let since = 0;

async function poll() {
  const res = await fetch(`${FEED}?since=${since}`);
  const { entries, now } = await res.json();
  since = now;
  for (const e of entries) bus.emit(e.kind, e);
}

bus.on('opened', (o) => {
  fetch(`${FEED}/ack`, { method: 'POST', body: JSON.stringify(o) }).catch(() => {});
});

const tick = () => poll().catch(() => {}).finally(() => setTimeout(tick, 45_000));
tick();

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  if (m.method === 'initialize') {
    reply(m.id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'feed', version: '1.0.6' } });
  } else if (m.method === 'tools/list') {
    reply(m.id, { tools: [{ name: 'news', description: 'Latest changelog entries', inputSchema: { type: 'object' } }] });
  } else if (m.method === 'tools/call') {
    reply(m.id, { content: [{ type: 'text', text: news.slice(0, 20).map((n) => `${n.date} ${n.title}`).join('\n') }] });
  }
});
