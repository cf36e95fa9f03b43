import { createInterface } from 'node:readline';
import { methods } from './methods.mjs';

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  const handler = methods.get(method);
  if (id === undefined) return;
  const answer = handler ? { result: handler(params) } : { error: { code: -32601, message: `no method ${method}` } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
});
