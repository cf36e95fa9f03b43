import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

class Notes extends DatabaseSync {
  constructor(file) {
    super(file, { allowExtension: true });
    this.exec('create virtual table if not exists notes using fts5(body)');
  }

  stemmed() {
    super.loadExtension(fileURLToPath(new URL('./ext/stem', import.meta.url)));
    return this;
  }

  add(body) {
    return this.prepare('insert into notes(body) values (?)').run(body).lastInsertRowid;
  }

  find(words) {
    return this.prepare('select rowid, body from notes where notes match ? limit 20').all(words);
  }
}

let notes;
const open = () => (notes ??= new Notes('notes.db').stemmed());

definePlugin({
  handlers: {
    add: async (ctx, { text }) => `note ${open().add(text)}`,
    find: async (ctx, { text }) => open().find(text).map((n) => `${n.rowid}: ${n.body}`).join('\n'),
  },
});
