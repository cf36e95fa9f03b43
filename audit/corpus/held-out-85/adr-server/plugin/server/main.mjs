import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { search } from './search.mjs';

const FOLDER = 'docs/adr';
const TOOLS = [{ name: 'adr_search', description: 'Search decision records', inputSchema: { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] } }];

async function records() {
  const names = await readdir(FOLDER).catch(() => []);
  return Promise.all(names.filter((n) => n.endsWith('.md')).map(async (name) => ({ name, text: await readFile(`${FOLDER}/${name}`, 'utf8') })));
}

async function answer({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'adr', version: '1.0.0' } };
    case 'tools/list':
      return { tools: TOOLS };
    case 'tools/call':
      return { content: [{ type: 'text', text: search(await records(), params.arguments.words) }] };
    default:
      return {};
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.id === undefined) continue;
  console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: await answer(message) }));
}
