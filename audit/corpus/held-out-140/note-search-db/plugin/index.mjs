import { DatabaseSync } from "node:sqlite";

export function openNotes(config) {
  const db = new DatabaseSync(":memory:", { allowExtension: true });
  if (config.tokenizer) db.loadExtension(config.tokenizer);
  db.exec("create table notes (id integer primary key, title text, body text)");
  return {
    add: (title, body) => db.prepare("insert into notes (title, body) values (?, ?)").run(title, body),
    find: (word) => db.prepare("select title from notes where body like ?").all("%" + word + "%"),
  };
}
