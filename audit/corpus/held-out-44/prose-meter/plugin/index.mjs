import { createInterface } from 'node:readline';
import { measure } from './measure.mjs';

class Wire {
  #token;
  #next = 1;
  #open = new Map();

  set token(value) {
    this.#token = value;
  }

  send(message) {
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token: this.#token, ...message })}\n`);
  }

  ask(callId, method, params) {
    const id = `m${this.#next++}`;
    this.send({ id, method, params: { callId, ...params } });
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
  }

  settle({ id, result, error }) {
    const waiting = this.#open.get(id);
    this.#open.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}

const wire = new Wire();

const acts = {
  initialize(params) {
    wire.token = params.token;
    return { handlers: ['measure'], hooks: [] };
  },
  async invoke({ callId, params }) {
    const text = await wire.ask(callId, 'ctx.read', { path: params.path });
    return measure(typeof text === 'string' ? text : text.content);
  },
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const message = JSON.parse(line);
  if (!message.method) return wire.settle(message);
  if (message.method === 'shutdown') process.exit(0);
  try {
    const act = acts[message.method];
    wire.send({ id: message.id, result: await act(message.params) });
  } catch (error) {
    wire.send({ id: message.id, error: { code: -32000, message: error.message } });
  }
});
