import { DatabaseSync } from 'node:sqlite';

const db = new DatabaseSync('state/notes.db', { allowExtension: true });
db.enableLoadExtension(true);
db.loadExtension('./vendor/fts_fuzzy');
db.exec('CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, body TEXT, at INTEGER)');

const add = db.prepare('INSERT INTO notes (body, at) VALUES (?, ?)');
const find = db.prepare('SELECT body FROM notes WHERE fuzzy(body, ?) > 0.6 ORDER BY at DESC LIMIT 20');

definePlugin({
  handlers: {
    add: async (ctx, { text }) => ({ text: String(add.run(text, Date.now()).lastInsertRowid) }),
    find: async (ctx, { text }) => ({ text: find.all(text).map((r) => `- ${r.body}`).join('\n') }),
  },
});
