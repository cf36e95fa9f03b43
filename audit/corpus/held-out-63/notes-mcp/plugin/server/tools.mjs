import { list, read, write } from './store.mjs';

const name = { type: 'string', pattern: '^[a-z0-9-]{1,64}$', description: 'Name of the note' };

export const tools = [
  { name: 'list_notes', description: 'Names of all notes.', inputSchema: { type: 'object', properties: {} } },
  { name: 'read_note', description: 'Text of one note.', inputSchema: { type: 'object', properties: { name }, required: ['name'] } },
  {
    name: 'write_note',
    description: 'Write or replace one note.',
    inputSchema: { type: 'object', properties: { name, text: { type: 'string' } }, required: ['name', 'text'] },
  },
];

const acts = {
  list_notes: () => list().join('\n') || '(no notes)',
  read_note: (given) => read(given.name),
  write_note: (given) => write(given.name, given.text),
};

export function call(tool, given) {
  try {
    if (!Object.hasOwn(acts, tool)) throw new Error(`no such tool: ${tool}`);
    return { content: [{ type: 'text', text: acts[tool](given) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}
