import { DatabaseSync } from 'node:sqlite';

const openIndex = (file, vectors) => {
  const db = new DatabaseSync(file, { allowExtension: true });
  db.exec('create virtual table if not exists notes using fts5(title, body)');
  if (vectors) {
    db.enableLoadExtension(true);
    db.loadExtension(vectors);
    db.enableLoadExtension(false);
  }
  return db;
};

definePlugin({
  handlers: {
    'note-search': async (ctx, input) => {
      const db = openIndex('state/notes.db', 'state/vec0');
      return JSON.stringify(db.prepare('select title from notes where notes match ?').all(input.text));
    },
  },
});
