import { createInterface } from 'node:readline';
import { core } from './core.mjs';

let token;
createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params.token;
  if (method === 'shutdown') process.exit(0);
  let result = { handlers: ['hash'], hooks: [] };
  if (method === 'invoke') {
    const { mix } = await core();
    const bytes = new TextEncoder().encode(params.params.text);
    result = { hash: bytes.reduce((sum, byte) => mix(sum, byte), 7) >>> 0 };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
});
