import { createInterface } from 'node:readline';

const FACTORS = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, nmi: 1852, in: 0.0254 };

function convert({ value, from, to }) {
  if (!Object.hasOwn(FACTORS, from) || !Object.hasOwn(FACTORS, to)) throw new Error('unknown unit');
  return (value * FACTORS[from]) / FACTORS[to];
}

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

const tool = {
  name: 'convert_length',
  description: 'Convert a length between m, km, mi, ft, nmi and in.',
  inputSchema: {
    type: 'object',
    properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } },
    required: ['value', 'from', 'to'],
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  let msg;
  try { msg = JSON.parse(line); } catch { continue; }
  if (msg.method === 'initialize') {
    reply(msg.id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.0.0' } });
  } else if (msg.method === 'tools/list') {
    reply(msg.id, { tools: [tool] });
  } else if (msg.method === 'tools/call') {
    try {
      reply(msg.id, { content: [{ type: 'text', text: String(convert(msg.params.arguments)) }] });
    } catch (e) {
      reply(msg.id, { isError: true, content: [{ type: 'text', text: e.message }] });
    }
  }
}
