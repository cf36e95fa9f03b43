const name = { type: 'string', description: 'The name of the note, without its ending.' };

export const tools = [
  { name: 'list_notes', description: 'Lists the notes of this project.', inputSchema: { type: 'object', properties: {} } },
  { name: 'read_note', description: 'Reads a note.', inputSchema: { type: 'object', properties: { name }, required: ['name'] } },
  {
    name: 'write_note',
    description: 'Writes a note; one that exists is replaced.',
    inputSchema: { type: 'object', properties: { name, text: { type: 'string' } }, required: ['name', 'text'] },
  },
];
