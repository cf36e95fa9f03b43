import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';

const db = new DatabaseSync('notes/.index.db', { allowExtension: true });
db.enableLoadExtension(true);
db.loadExtension('notes/.cache/fts_unicode');

const find = db.prepare('SELECT path FROM notes WHERE notes MATCH ? LIMIT 20');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, params } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: find.all(params.arguments.query) }));
}
