const fs = require('node:fs');
const path = require('node:path');
const { createStore } = require('./store');
const { serve } = require('./rpc');

const root = path.resolve(process.argv[2] || './notes');
fs.mkdirSync(root, { recursive: true });
const store = createStore(root);

serve({
  name: 'pocket-notes',
  tools: {
    note_save: { about: 'Save a note', args: { title: 'string', text: 'string' }, run: (a) => store.save(a.title, a.text) },
    note_read: { about: 'Read a note', args: { title: 'string' }, run: (a) => store.read(a.title) },
    note_list: { about: 'List all notes', args: {}, run: () => store.list().join('\n') },
    note_find: { about: 'Find notes containing words', args: { words: 'string' }, run: (a) => store.find(a.words).join('\n') },
    note_trash: { about: 'Move a note to the trash folder', args: { title: 'string' }, run: (a) => store.trash(a.title) },
  },
});
