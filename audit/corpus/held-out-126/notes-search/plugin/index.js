import { DatabaseSync } from "node:sqlite";

const db = new DatabaseSync(":memory:", { allowExtension: true });
db.loadExtension("./ext/fuzzy");
db.exec("create virtual table notes using fts5(title, body)");

export const tools = {
  add: ({ title, body }) => db.prepare("insert into notes values (?, ?)").run(title, body),
  find: ({ q }) => db.prepare("select title from notes where notes match ?").all(q),
};
