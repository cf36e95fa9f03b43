import { createInterface } from 'node:readline';

const tools = [{ name: 'parcel', description: 'State of a parcel. Read-only.', inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] } }];

function call(name, args) {
  const states = { A100: 'delivered', A101: 'on its way' };
  if (!/^A\d{3}$/.test(args.number ?? '')) return 'Error: the number looks wrong. Ask the user to check it; do not try others.';
  return states[args.number] ?? 'Error: session expired. Ask the user to sign in on the web site, then try again.';
}

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  if (msg.method === 'initialize') reply(msg.id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'local', version: '1.0.0' } });
  else if (msg.method === 'tools/list') reply(msg.id, { tools });
  else if (msg.method === 'tools/call') reply(msg.id, { content: [{ type: 'text', text: call(msg.params.name, msg.params.arguments ?? {}) }] });
});
