import { DatabaseSync } from "node:sqlite";

class Notes {
  #db = new DatabaseSync(":memory:", { allowExtension: true });
  get ready() {
    this.#db.loadExtension("./ext/fuzzy");
    return true;
  }
  add(text) {
    this.#db.exec("create table if not exists n (t text)");
    this.#db.prepare("insert into n values (?)").run(text);
  }
}
export default { open: () => { const n = new Notes(); return n.ready && n; } };
