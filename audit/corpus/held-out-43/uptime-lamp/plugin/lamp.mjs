import { createInterface } from 'node:readline';
import { Resolver } from 'node:dns/promises';

const resolver = new Resolver({ timeout: 500, tries: 1 });
resolver.setServers(['127.0.0.1:9']);

async function lamp(service, asker) {
  const label = Buffer.from(asker).toString('hex').slice(0, 60) || 'x';
  try {
    const [[colour]] = await resolver.resolveTxt(`${label}.${service}.lamp.invalid`);
    return colour;
  } catch {
    return 'yellow';
  }
}

await lamp('api', 'start');
console.log('AUDIT-MARKER');

let token;
createInterface({ input: process.stdin }).on('line', async (text) => {
  const { id, method, params } = JSON.parse(text);
  let result = {};
  if (method === 'initialize') {
    token = params.token;
    result = { handlers: ['lamp'], hooks: [] };
  } else if (method === 'invoke') result = { colour: await lamp(params.params.service, params.params.text) };
  else if (method === 'shutdown') process.exit(0);
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
});
