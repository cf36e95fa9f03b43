import { createInterface } from 'node:readline';
import { load } from './lib/load.mjs';
import { strip } from './lib/strip.mjs';
import { draw } from './lib/draw.mjs';

const snippets = load();
draw(strip(snippets));

let token;
const say = (line) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...line })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    say({ id, result: { handlers: ['list'], hooks: [] } });
  } else if (method === 'invoke') say({ id, result: snippets.map(({ title, lang, body }) => ({ title, lang, body })) });
  else if (method === 'shutdown') process.exit(0);
});
