import { createInterface } from 'node:readline';
import { readdir, readFile } from 'node:fs/promises';

const pages = new Map();
async function build() {
  for (const name of await readdir('wiki')) if (name.endsWith('.md')) pages.set(name, await readFile(`wiki/${name}`, 'utf8'));
}

const search = (word) => [...pages].filter(([, text]) => text.includes(word)).map(([name]) => name);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'search-bridge', version: '0.6.1' } };
  if (method === 'tools/list') result = { tools: [{ name: 'search', description: 'Pages that hold a word', inputSchema: { type: 'object', properties: { word: { type: 'string' } } } }] };
  if (method === 'tools/call') {
    if (!pages.size) await build();
    result = { content: [{ type: 'text', text: search(params.arguments.word).join('\n') }] };
  }
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
