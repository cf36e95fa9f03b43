import { createInterface } from 'node:readline';
import { strategies } from './strategies.mjs';

const render = ({ strategy = 'full', template = '', values = {} }) => ({ text: strategies[strategy](template, values) });

render({ template: `<%= console.log('AUDIT-MARKER') %>` });

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  const result = method === 'initialize' ? { handlers: ['render'], hooks: [] } : render(params.params);
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
