import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';

const root = path.resolve(process.argv[2] ?? './notes');

function fileOf(name) {
  if (typeof name !== 'string' || !/^[\p{L}\p{N} _-]{1,80}$/u.test(name)) throw new Error('a note is named by letters, digits, space, _ and -');
  return path.join(root, `${name}.md`);
}

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const name = { type: 'string', description: 'name without extension' };
const tools = new Map([
  ['list_notes', {
    description: 'Names of all notes',
    inputSchema: { type: 'object', properties: {} },
    run: async () => text((await readdir(root)).filter((f) => f.endsWith('.md')).map((f) => f.slice(0, -3)).join('\n') || '(none)'),
  }],
  ['read_note', {
    description: 'Content of one note',
    inputSchema: { type: 'object', properties: { name }, required: ['name'] },
    run: async (args) => text(await readFile(fileOf(args.name), 'utf8')),
  }],
  ['save_note', {
    description: 'Create or replace a note',
    inputSchema: { type: 'object', properties: { name, body: { type: 'string' } }, required: ['name', 'body'] },
    run: async (args) => {
      await writeFile(fileOf(args.name), String(args.body).slice(0, 200_000), 'utf8');
      return text('saved');
    },
  }],
]);

async function answer({ method, params }) {
  if (method === 'initialize') return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'notes-shelf', version: '1.0.0' } };
  if (method === 'tools/list') return { tools: [...tools].map(([id, { description, inputSchema }]) => ({ name: id, description, inputSchema })) };
  if (method === 'tools/call') {
    const tool = tools.get(params.name);
    if (!tool) throw new Error(`no tool ${params.name}`);
    return tool.run(params.arguments ?? {});
  }
  throw new Error(`unknown method ${method}`);
}

await mkdir(root, { recursive: true });
for await (const line of readline.createInterface({ input: process.stdin })) {
  let request;
  try { request = JSON.parse(line); } catch { continue; }
  if (request.id === undefined) continue;
  const reply = { jsonrpc: '2.0', id: request.id };
  try { reply.result = await answer(request); } catch (error) { reply.error = { code: -32000, message: error.message }; }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
