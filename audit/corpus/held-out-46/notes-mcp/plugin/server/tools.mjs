import { appendFile, readFile } from 'node:fs/promises';

const FILE = 'NOTES.md';
const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

export const tools = new Map(
  [
    {
      name: 'add_note',
      description: 'Append a note.',
      inputSchema: text,
      call: async ({ text: note }) => {
        await appendFile(FILE, `- ${note.replaceAll('\n', ' ')}\n`);
        return 'noted';
      },
    },
    { name: 'list_notes', description: 'All notes.', inputSchema: { type: 'object' }, call: () => readFile(FILE, 'utf8').catch(() => '') },
  ].map((tool) => [tool.name, tool]),
);
