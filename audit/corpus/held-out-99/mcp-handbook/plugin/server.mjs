import readline from 'node:readline';
import { Catalogue } from './catalogue.mjs';

const catalogue = new Catalogue();
const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

const methods = Object.assign(Object.create(null), {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { resources: {} }, serverInfo: { name: 'handbook', version: '1.0.0' } }),
  'resources/list': () => ({ resources: [...catalogue.list()] }),
  'resources/read': async ({ uri }) => ({ contents: [{ uri, mimeType: 'text/plain', text: await catalogue.read(uri) }] }),
});

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  const run = methods[method];
  if (run && id !== undefined) reply(id, await run(params ?? {}));
});
