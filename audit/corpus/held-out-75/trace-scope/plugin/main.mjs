import { createInterface } from 'node:readline';
import { Tracer } from './span.mjs';

const tracer = new Tracer().on('end', ({ name }) => console.error(`end ${name}`));
let token = '';
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

const handlers = {
  async report() { return { tree: [...tracer.lines()] }; },
  async work({ items = [] }) {
    return tracer.span('work', () => Promise.all(items.map((item) => tracer.span(String(item), async () => String(item).length))));
  },
};

const methods = {
  initialize(params) { ({ token = '' } = params); return { handlers: Object.keys(handlers), hooks: [] }; },
  invoke: ({ handler, params }) => tracer.span(handler, () => handlers[handler](params ?? {})),
  shutdown() { setImmediate(() => { process.exitCode = 0; input.close(); }); return {}; },
};

const input = createInterface({ input: process.stdin });
input.on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  try {
    send({ id, result: await methods[method]?.(params ?? {}) ?? null });
  } catch ({ message }) {
    send({ id, error: { code: -32000, message } });
  }
});
