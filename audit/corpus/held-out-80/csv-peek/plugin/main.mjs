import { createInterface } from 'node:readline';
import { parse, typeOf } from './lib/csv.mjs';

let token;
let next = 1;
const waiting = new Map();

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

function ask(method, params) {
  const id = `q${next++}`;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

const handlers = {
  async peek(callId, { file, separator }) {
    const [head = [], ...rows] = parse(await ask('ctx.read', { callId, path: file }), separator);
    return head.map((name, at) => {
      const values = rows.map((row) => row[at] ?? '');
      return { name, type: typeOf(values), gaps: values.filter((value) => value === '').length };
    });
  },
};

const methods = {
  initialize(params) {
    token = params.token;
    return { handlers: Object.keys(handlers), hooks: [] };
  },
  invoke({ callId, handler, params }) {
    if (!Object.hasOwn(handlers, handler)) throw new Error(`no handler ${handler}`);
    return handlers[handler](callId, params);
  },
  shutdown() {
    process.exitCode = 0;
    return {};
  },
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === undefined) {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  }
  try {
    send({ id, result: await methods[method](params ?? {}) });
  } catch (problem) {
    send({ id, error: { code: -32000, message: problem.message } });
  }
});
