import { createInterface } from 'node:readline';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const directory = process.env.NOTES_DIR ?? 'notes';
const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

const TOOLS = [
  { name: 'list_notes', description: 'Names of all notes', inputSchema: { type: 'object', properties: {} } },
  { name: 'read_note', description: 'Text of one note', inputSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
  { name: 'write_note', description: 'Create or replace a note', inputSchema: { type: 'object', properties: { name: { type: 'string' }, text: { type: 'string' } }, required: ['name', 'text'] } },
];

function pathOf(name) {
  if (!NAME.test(name)) throw new Error('names are lower case letters, digits and hyphens');
  return join(directory, `${name}.md`);
}

async function call(name, args) {
  switch (name) {
    case 'list_notes': {
      const files = await readdir(directory).catch(() => []);
      return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3)).join('\n');
    }
    case 'read_note':
      return readFile(pathOf(args.name), 'utf8');
    case 'write_note':
      await mkdir(directory, { recursive: true });
      await writeFile(pathOf(args.name), args.text);
      return 'saved';
    default:
      throw new Error(`no tool ${name}`);
  }
}

async function answer({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1.0.0' } };
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: TOOLS };
    case 'tools/call':
      try {
        return { content: [{ type: 'text', text: await call(params.name, params.arguments ?? {}) }] };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: error.message }] };
      }
    default:
      throw new Error(`unknown method ${method}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const request = JSON.parse(line);
  if (request.id === undefined) continue;
  const reply = { jsonrpc: '2.0', id: request.id };
  try {
    reply.result = await answer(request);
  } catch (error) {
    reply.error = { code: -32601, message: error.message };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
