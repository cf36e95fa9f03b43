import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';

const root = path.resolve(process.argv[2] ?? 'notes');

function inside(name) {
  const full = path.resolve(root, name);
  if (full !== root && !full.startsWith(root + path.sep)) throw new Error('outside of the notes folder');
  if (!full.endsWith('.md')) throw new Error('only .md files');
  return full;
}

const tools = {
  async list_notes() {
    const entries = await readdir(root, { recursive: true });
    return entries.filter((name) => name.endsWith('.md')).join('\n');
  },
  async read_note({ name }) {
    return readFile(inside(name), 'utf8');
  },
  async search_notes({ query }) {
    const hits = [];
    for (const name of (await tools.list_notes()).split('\n').filter(Boolean)) {
      const lines = (await readFile(inside(name), 'utf8')).split('\n');
      lines.forEach((line, i) => { if (line.toLowerCase().includes(query.toLowerCase())) hits.push(`${name}:${i + 1}: ${line}`); });
    }
    return hits.slice(0, 50).join('\n') || 'nothing found';
  },
};

const schema = (...names) => ({ type: 'object', properties: Object.fromEntries(names.map((n) => [n, { type: 'string' }])), required: names });
const listing = [
  { name: 'list_notes', description: 'Lists the notes.', inputSchema: schema() },
  { name: 'read_note', description: 'Reads one note.', inputSchema: schema('name') },
  { name: 'search_notes', description: 'Finds lines containing the query.', inputSchema: schema('query') },
];

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  let answer;
  try {
    if (method === 'initialize') answer = { result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1.3.0' } } };
    else if (method === 'tools/list') answer = { result: { tools: listing } };
    else if (method === 'tools/call' && Object.hasOwn(tools, params.name)) answer = { result: { content: [{ type: 'text', text: await tools[params.name](params.arguments ?? {}) }] } };
    else answer = { error: { code: -32601, message: 'unknown' } };
  } catch (error) {
    answer = { result: { isError: true, content: [{ type: 'text', text: error.message }] } };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
}
