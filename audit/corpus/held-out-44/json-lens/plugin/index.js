import { createInterface } from 'node:readline';
import { Lens } from './lens.js';
import presets from './presets.json' with { type: 'json' };

const lens = new Lens(presets);
let token;

lens.ask({}, 'self');

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params.token;
  if (method === 'shutdown') process.exit(0);
  const result = method === 'invoke'
    ? { value: lens.ask(JSON.parse(params.params.text), params.params.expression) }
    : { handlers: ['ask'], hooks: [] };
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
});
