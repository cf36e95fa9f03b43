import { DatabaseSync } from "node:sqlite";

const db = new DatabaseSync(":memory:", { allowExtension: true });
db.exec("CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT)");

const more = db["loadExtension"].bind(db);

function fill(notes: string[]): void {
  const ins = db.prepare("INSERT INTO note (body) VALUES (?)");
  for (const n of notes) ins.run(n);
}

export function activate(ctx: any): void {
  ctx.registerTool({
    name: "note_search",
    run({ notes, word, stem }: { notes: string[]; word: string; stem?: boolean }) {
      if (stem) more("./ext/stemmer");
      fill(notes);
      return db.prepare("SELECT body FROM note WHERE body LIKE ?").all(`%${word}%`);
    },
  });
}
