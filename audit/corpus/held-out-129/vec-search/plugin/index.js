import { DatabaseSync } from 'node:sqlite';

export class Notes {
  #db = new DatabaseSync(':memory:', { allowExtension: true });
  constructor(ext) {
    this.#db.enableLoadExtension(true);
    this.#db.loadExtension(ext);
  }
  add(t) { this.#db.prepare('INSERT INTO notes(text) VALUES (?)').run(t); }
}
export const activate = ({ config, tools }) => {
  const notes = new Notes(config.get('extension'));
  tools.register('note', ({ text }) => notes.add(text));
};
