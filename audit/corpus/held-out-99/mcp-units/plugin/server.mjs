import { createInterface } from 'node:readline';
import { once, EventEmitter } from 'node:events';
import { convert, kinds } from './units.mjs';

class Rpc extends EventEmitter {
  #methods = Object.create(null);
  method(name, fn) { this.#methods[name] = fn; return this; }
  async dispatch({ id, method, params = {} }) {
    const fn = this.#methods[method];
    if (id === undefined) return;
    const reply = { jsonrpc: '2.0', id };
    try {
      if (!fn) throw Object.assign(new Error(`no method ${method}`), { code: -32601 });
      reply.result = await fn(params);
    } catch (e) {
      reply.error = { code: e.code ?? -32000, message: e.message };
    }
    this.emit('reply', JSON.stringify(reply));
  }
}

const rpc = new Rpc()
  .method('initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.0.1' } }))
  .method('tools/list', () => ({ tools: [{ name: 'convert', description: `Converts between ${kinds.join(', ')}`, inputSchema: { type: 'object', required: ['value', 'from', 'to'] } }] }))
  .method('tools/call', ({ arguments: { value, from, to } }) => ({ content: [{ type: 'text', text: `${convert(value, from, to)} ${to}` }] }));

rpc.on('reply', (line) => console.log(line));

const input = createInterface({ input: process.stdin });
input.on('line', (line) => rpc.dispatch(JSON.parse(line)));
await once(input, 'close');
