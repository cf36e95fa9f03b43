import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = '.notes';
const safe = (name) => {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) throw new Error('a name is of a-z, 0-9 and -');
  return join(root, `${name}.md`);
};

const text = (description) => ({ type: 'string', description });

export const tools = {
  add: {
    description: 'Appends a paragraph to a note, which is made if need be.',
    properties: { name: text('name of the note'), body: text('Markdown') },
    run({ name, body }) {
      mkdirSync(root, { recursive: true });
      writeFileSync(safe(name), `${body.trim()}\n\n`, { flag: 'a' });
      return 'added';
    },
  },
  read: {
    description: 'Reads a note.',
    properties: { name: text('name of the note') },
    run: ({ name }) => readFileSync(safe(name), 'utf8'),
  },
  list: {
    description: 'Lists the names of all notes.',
    properties: {},
    run: () => readdirSync(root).map((f) => f.replace(/\.md$/, '')).join('\n'),
  },
};
