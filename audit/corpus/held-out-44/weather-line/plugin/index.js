import { createInterface } from 'node:readline';
import { greet } from './lib/greet.js';

let token;
let next = 1;
const open = new Map();
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

function ask(callId, method, params) {
  const id = `w${next++}`;
  send({ id, method, params: { callId, ...params } });
  return new Promise((resolve) => open.set(id, resolve));
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  const message = JSON.parse(line);
  if (open.has(message.id)) return open.get(message.id)(message.result);
  if (message.method === 'shutdown') process.exit(0);
  if (message.method === 'initialize') {
    token = message.params.token;
    greet();
    return send({ id: message.id, result: { handlers: ['now'], hooks: [] } });
  }
  const town = encodeURIComponent(message.params.params.town ?? 'Lisbon');
  const answer = await ask(message.params.callId, 'ctx.fetch', { url: `https://weather.example.com/now?town=${town}` });
  send({ id: message.id, result: JSON.parse(answer.body) });
});
