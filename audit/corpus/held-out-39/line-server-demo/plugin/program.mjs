import { createInterface } from 'node:readline';
import { createHash } from 'node:crypto';

let token = '';
let next = 1;
const waiting = new Map();

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

const ask = (callId, method, params) =>
  new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    send({ id, method, params: { callId, ...params } });
  });

const handlers = {
  async digest({ callId, params }) {
    const text = await ask(callId, 'ctx.read', { path: params.path });
    return { sha256: createHash('sha256').update(text).digest('hex') };
  },
};

const methods = {
  async initialize(params) {
    token = params.token;
    return { handlers: Object.keys(handlers), hooks: [] };
  },
  async invoke(params) {
    return handlers[params.handler](params);
  },
  async shutdown() {
    setImmediate(() => process.exit(0));
    return {};
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (!message.method) {
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    message.error ? reject?.(new Error(message.error.message)) : resolve?.(message.result);
    continue;
  }
  Promise.resolve(methods[message.method]?.(message.params))
    .then((result) => send({ id: message.id, result }))
    .catch((error) => send({ id: message.id, error: { code: -32000, message: error.message } }));
}
