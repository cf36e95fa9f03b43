import { DatabaseSync } from "node:sqlite";

export function activate(ctx) {
  const db = new DatabaseSync("notes.db", { allowExtension: true });
  db.loadExtension("./ext/fts5_stemmer");
  ctx.registerTool("search_notes", {
    run: ({ q }) => db.prepare("select title from notes where notes match ? limit 20").all(q),
  });
}
