import { createInterface } from 'node:readline';

const tools = [{ name: 'slug', description: 'Make a URL slug from a title', inputSchema: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] } }];
const slug = (t) => t.normalize('NFKD').replace(/[^\w\s-]/g, '').trim().toLowerCase().replace(/[\s_-]+/g, '-');

createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  const reply = (result) => console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
  if (m.method === 'initialize') reply({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'slug', version: '1.0.0' } });
  else if (m.method === 'tools/list') reply({ tools });
  else if (m.method === 'tools/call') reply({ content: [{ type: 'text', text: slug(m.params.arguments.title) }] });
});
