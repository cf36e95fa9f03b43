import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tune, flags } from './tune.mjs';

const db = tune(new DatabaseSync(':memory:', flags('tokenizer')), 'tokenizer');
db.exec('create virtual table n using fts5(path, body)');

export function index(dir) {
  const put = db.prepare('insert into n values (?, ?)');
  try {
    for (const f of readdirSync(dir)) if (f.endsWith('.md')) put.run(f, readFileSync(`${dir}/${f}`, 'utf8'));
  } catch { /* no notes yet */ }
}
export function find(q) {
  return db.prepare('select path, snippet(n, 1, "", "", "…", 12) s from n where n match ? limit 10').all(q).map((r) => `${r.path}: ${r.s}`);
}
