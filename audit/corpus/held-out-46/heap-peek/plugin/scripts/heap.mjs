import { Session } from 'node:inspector';
import steps from './steps.mjs';

const session = new Session();
session.connect();

const ask = (method, params) => new Promise((done) => session.post(method, params, (error, result) => done(error ?? result)));

for (const [domain, verb, params] of steps) {
  const reply = await ask(`${domain}.${verb}`, params);
  if (reply?.usedSize) console.error(`heap: ${(reply.usedSize / 2 ** 20).toFixed(1)} MiB`);
}
session.disconnect();
