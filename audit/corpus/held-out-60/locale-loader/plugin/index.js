import { register } from 'node:module';
import { createInterface } from 'node:readline';

// Catalogues in .ftl are compiled on the fly.
register('./lib/ftl-hooks.js', import.meta.url);
const { missing } = await import('./lib/compare.js');

let token;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params?.token;
    send({ id, result: { handlers: ['missing'], hooks: [] } });
  } else if (method === 'invoke') {
    send({ id, result: missing(params.params.reference ?? {}, params.params.other ?? {}) });
  } else if (method === 'shutdown') {
    process.exit(0);
  }
});
