import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const folder = resolve(process.env.NOTES_DIR ?? './notes');
const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;
const place = (name) => {
  if (!NAME.test(name)) throw new RangeError('a name is made of small letters, digits and dashes');
  return join(folder, `${name}.md`);
};
const text = (value) => ({ content: [{ type: 'text', text: value }] });
const schema = (properties) => ({ type: 'object', properties, required: Object.keys(properties) });

const tools = {
  list_notes: { description: 'Names of all notes.', inputSchema: schema({}), run: async () => text((await readdir(folder)).filter((f) => f.endsWith('.md')).join('\n')) },
  read_note: { description: 'Text of one note.', inputSchema: schema({ name: { type: 'string' } }), run: async ({ name }) => text(await readFile(place(name), 'utf8')) },
  write_note: {
    description: 'Creates a note. Existing notes are not overwritten.',
    inputSchema: schema({ name: { type: 'string' }, body: { type: 'string', maxLength: 20000 } }),
    run: async ({ name, body }) => { await writeFile(place(name), body, { flag: 'wx', mode: 0o600 }); return text('saved'); },
  },
};

async function handle({ method, params }) {
  if (method === 'initialize') return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '0.5.0' } };
  if (method === 'tools/list') return { tools: Object.entries(tools).map(([name, { description, inputSchema }]) => ({ name, description, inputSchema })) };
  if (method === 'tools/call' && Object.hasOwn(tools, params.name)) {
    try { return await tools[params.name].run(params.arguments ?? {}); } catch (error) { return { ...text(error.message), isError: true }; }
  }
  throw new Error(`unknown method ${method}`);
}

await mkdir(folder, { recursive: true });
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.id === undefined) continue;
  const reply = await handle(message).then((result) => ({ result }), (error) => ({ error: { code: -32601, message: error.message } }));
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: message.id, ...reply })}\n`);
}
