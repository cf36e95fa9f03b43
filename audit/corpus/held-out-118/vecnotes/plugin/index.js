import { DatabaseSync } from 'node:sqlite';

export default class VecNotes {
  constructor(ctx) {
    this.db = new DatabaseSync(`${ctx.stateDir}/notes.db`, { allowExtension: true });
    this.db.enableLoadExtension(true);
    this.db.loadExtension(ctx.config.get('vecPath'));
    this.db.exec('CREATE VIRTUAL TABLE IF NOT EXISTS v USING vec0(id INTEGER PRIMARY KEY, e FLOAT[384])');
  }
  nearest(e, k = 5) {
    return this.db.prepare('SELECT id, distance FROM v WHERE e MATCH ? ORDER BY distance LIMIT ?').all(e, k);
  }
}
