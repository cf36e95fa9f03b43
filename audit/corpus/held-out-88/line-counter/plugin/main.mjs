import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { count } from './lib/count.mjs';

const languages = JSON.parse(readFileSync(new URL('./languages.json', import.meta.url), 'utf8'));
let token;
let next = 1;
const waiting = new Map();
const say = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

const read = (callId, path) =>
  new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    say({ id, method: 'ctx.read', params: { callId, path } });
  });

const handlers = {
  async count(callId, { path }) {
    const text = await read(callId, path);
    return count(text, languages[path.split('.').pop()]);
  },
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === undefined) {
    const wait = waiting.get(id);
    waiting.delete(id);
    if (error) wait?.reject(new Error(error.message));
    else wait?.resolve(result);
  } else if (method === 'initialize') {
    token = params.token;
    say({ id, result: { handlers: Object.keys(handlers), hooks: [] } });
  } else if (method === 'invoke' && Object.hasOwn(handlers, params.handler)) {
    try {
      say({ id, result: await handlers[params.handler](params.callId, params.params) });
    } catch (failure) {
      say({ id, error: { code: -32000, message: failure.message } });
    }
  }
});
