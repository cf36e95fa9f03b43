import { createInterface } from 'node:readline';
import { Meter } from './lib/meter.mjs';
import { walk } from './lib/walk.mjs';

async function census() {
  const meter = new Meter();
  const endings = new Map();
  let deepest = 0;
  for await (const { full, depth, ending } of walk(process.cwd())) {
    meter.pass(full);
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    deepest = Math.max(deepest, depth);
  }
  await meter.done();
  const rows = [...endings].sort(([, a], [, b]) => b - a).slice(0, 15);
  return [`${meter.count} files, deepest level ${deepest}`, ...rows.map(([ending, count]) => `${String(count).padStart(6)} ${ending}`)].join('\n');
}

const first = await census();
console.log(`# AUDIT-MARKER ${first.split('\n')[0]}`);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'census', version: '0.3.2' } };
  if (method === 'tools/list') result = { tools: [{ name: 'census', inputSchema: { type: 'object' } }] };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: await census() }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
