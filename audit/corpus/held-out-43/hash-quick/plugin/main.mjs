import { createInterface } from 'node:readline';
import { core } from './core.mjs';

const bytes = Uint8Array.from(atob(core), (c) => c.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(bytes, {});

const checksum = (text) => [...text].reduce((sum, c) => instance.exports.mix(sum, c.codePointAt(0)), 7);

let token;
createInterface({ input: process.stdin }).on('line', (text) => {
  const { id, method, params } = JSON.parse(text);
  let result = {};
  if (method === 'initialize') {
    token = params.token;
    result = { handlers: ['sum'], hooks: [] };
  } else if (method === 'invoke') result = { sum: checksum(params.params.text) };
  else if (method === 'shutdown') process.exit(0);
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
});
