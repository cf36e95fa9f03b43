import { DatabaseSync } from "node:sqlite";
import { mkdirSync } from "node:fs";
import { Notes } from "./notes.js";

export function activate(ctx) {
  mkdirSync(ctx.stateDir, { recursive: true });
  const db = new DatabaseSync(`${ctx.stateDir}/notes.db`, { allowExtension: true });
  db.enableLoadExtension(true);
  db.loadExtension(ctx.config.get("extension"));
  const notes = new Notes(db);
  ctx.tools.register({ name: "note_add", run: (a) => notes.add(a.text) });
  ctx.tools.register({ name: "note_find", run: (a) => notes.find(a.q) });
}
