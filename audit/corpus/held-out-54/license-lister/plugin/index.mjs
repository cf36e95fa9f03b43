import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const known = new Set(JSON.parse(readFileSync(new URL('./spdx.json', import.meta.url), 'utf8')));
const verbose = process.env.NODE_ENV === 'development';
let token;
let next = 1;
const waiting = new Map();

const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...(token && { token }), ...message }));

function ask(callId, method, params) {
  const id = `r${next++}`;
  send({ id, method, params: { callId, ...params } });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

async function list({ callId }) {
  const lock = JSON.parse(await ask(callId, 'ctx.read', { path: 'package-lock.json' }));
  const rows = Object.entries(lock.packages ?? {}).map(([path, { license = 'none' }]) => [path, license]);
  return { unknown: rows.filter(([, license]) => !known.has(license)) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (verbose) console.error(line);
  if (message.method === 'initialize') {
    token = message.params?.token;
    send({ id: message.id, result: { handlers: ['list'], hooks: [] } });
  } else if (message.method === 'invoke') {
    list(message.params).then((result) => send({ id: message.id, result }), (error) => send({ id: message.id, error: { code: -32000, message: error.message } }));
  } else if (message.method === 'shutdown') break;
  else if (waiting.has(message.id)) waiting.get(message.id)[message.error ? 'reject' : 'resolve'](message.error ?? message.result);
}
