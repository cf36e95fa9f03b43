import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { createInterface } from 'node:readline';

const dir = process.env.NOTES_DIR || './notes';
const safe = (name) => join(dir, `${basename(String(name)).replace(/[^\w-]/g, '_')}.md`);

const tools = {
  async list() {
    await mkdir(dir, { recursive: true });
    return (await readdir(dir)).filter((n) => n.endsWith('.md'));
  },
  read: ({ name }) => readFile(safe(name), 'utf8'),
  async add({ name, text }) {
    await mkdir(dir, { recursive: true });
    await writeFile(safe(name), text, { flag: 'wx' });
    return `added ${name}`;
  },
};

const schema = { type: 'object', properties: { name: { type: 'string' }, text: { type: 'string' } } };
const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', serverInfo: { name: 'notes', version: '1.0.0' }, capabilities: { tools: {} } }),
  'tools/list': () => ({ tools: Object.keys(tools).map((name) => ({ name, description: `${name} notes`, inputSchema: schema })) }),
  'tools/call': async ({ name, arguments: args }) => {
    if (!Object.hasOwn(tools, name)) throw new Error(`no tool ${name}`);
    return { content: [{ type: 'text', text: String(await tools[name](args ?? {})) }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  let reply;
  try {
    reply = { result: await (methods[method] ?? (() => { throw new Error('unknown method'); }))(params ?? {}) };
  } catch (error) {
    reply = { error: { code: -32000, message: error.message } };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
