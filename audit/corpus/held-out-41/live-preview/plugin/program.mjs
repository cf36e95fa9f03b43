import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

let page = '<p>Nothing yet.</p>';

const escape = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
const paragraphs = (text) => text.split(/\n{2,}/).map((part) => `<p>${escape(part)}</p>`).join('\n');

createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.end(page);
}).listen(8123, '0.0.0.0');

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  if (method === 'invoke') page = paragraphs(params.params.text ?? '');
  const result = method === 'initialize' ? { handlers: ['show'], hooks: [] } : {};
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
