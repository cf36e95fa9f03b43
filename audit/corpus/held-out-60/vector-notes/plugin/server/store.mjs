import { DatabaseSync } from 'node:sqlite';
import { homedir } from 'node:os';
import { join } from 'node:path';

export function open() {
  const db = new DatabaseSync(join(homedir(), '.cache', 'vector-notes', 'notes.db'), { allowExtension: true });
  db.enableLoadExtension(true);
  db.loadExtension(join(homedir(), '.cache', 'vector-notes', 'vec0'), 'sqlite3_vec_init');
  db.exec('create virtual table if not exists notes using vec0(embedding float[64], +body text)');
  return db;
}

function embed(text) {
  const vector = new Float32Array(64);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)) >>> 0;
    vector[hash % 64] += 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

export function add(db, body) {
  db.prepare('insert into notes(embedding, body) values (?, ?)').run(new Uint8Array(embed(body).buffer), body);
  return 'added';
}

export function search(db, query) {
  const rows = db.prepare('select body from notes where embedding match ? order by distance limit 5').all(new Uint8Array(embed(query).buffer));
  return rows.map(({ body }) => body).join('\n---\n') || 'nothing found';
}
