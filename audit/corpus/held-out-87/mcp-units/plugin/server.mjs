import { createInterface } from 'node:readline';
import { stdin, stdout } from 'node:process';
import { convert, kinds } from './units.mjs';

const tool = {
  name: 'convert',
  description: `Convert a value between units. Kinds: ${kinds.join(', ')}.`,
  inputSchema: {
    type: 'object',
    properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } },
    required: ['value', 'from', 'to'],
  },
};

const methods = new Map([
  ['initialize', ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.3.2' } })],
  ['tools/list', () => ({ tools: [tool] })],
  ['ping', () => ({})],
  ['tools/call', ({ name, arguments: given }) => {
    if (name !== tool.name) throw new Error(`unknown tool ${name}`);
    try {
      return { content: [{ type: 'text', text: String(convert(given.value, given.from, given.to)) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  }],
]);

const send = (message) => stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

createInterface({ input: stdin }).on('line', (line) => {
  if (!line.trim()) return;
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) return;
  const act = methods.get(method);
  if (!act) return send({ id, error: { code: -32601, message: `no method ${method}` } });
  try {
    send({ id, result: act(params) });
  } catch (error) {
    send({ id, error: { code: -32603, message: error.message } });
  }
});
