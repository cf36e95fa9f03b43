import { DatabaseSync } from 'node:sqlite';
export default function activate(ctx) {
  const db = new DatabaseSync(':memory:', { allowExtension: true });
  db.loadExtension('./ext/fuzzy');
  ctx.commands.register('ledger', (q) => db.prepare('select fuzzy(?) as hit').get(q));
}
