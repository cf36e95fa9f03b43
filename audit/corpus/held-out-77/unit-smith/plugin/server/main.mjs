import { createInterface } from 'node:readline';
import { convert, units } from './units.mjs';

const tools = [
  {
    name: 'convert',
    description: 'Converts a value between units of the same kind.',
    inputSchema: { type: 'object', properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } }, required: ['value', 'from', 'to'] },
  },
  { name: 'list_units', description: 'Lists the units that are known.', inputSchema: { type: 'object', properties: {} } },
];

const methods = new Map([
  ['initialize', ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'unit-smith', version: '1.0.0' } })],
  ['ping', () => ({})],
  ['tools/list', () => ({ tools })],
  ['tools/call', ({ name, arguments: given = {} }) => {
    try {
      const text = name === 'convert' ? String(convert(given.value, given.from, given.to)) : units().join(', ');
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  }],
]);

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return send({ id: null, error: { code: -32700, message: 'not JSON' } });
  }
  if (request.id === undefined) return undefined;
  const method = methods.get(request.method);
  if (!method) return send({ id: request.id, error: { code: -32601, message: `no ${request.method}` } });
  return send({ id: request.id, result: method(request.params ?? {}) });
});
