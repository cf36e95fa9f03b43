export class Notes {
  constructor(db) {
    this.db = db;
    db.exec("CREATE TABLE IF NOT EXISTS notes(id INTEGER PRIMARY KEY, body TEXT, at TEXT)");
  }
  add(body) {
    return this.db.prepare("INSERT INTO notes(body, at) VALUES(?, datetime('now'))").run(body).lastInsertRowid;
  }
  find(q) {
    return this.db.prepare("SELECT * FROM notes WHERE body LIKE ?").all(`%${q}%`);
  }
}
