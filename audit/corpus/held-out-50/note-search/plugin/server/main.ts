import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';
import { tokens } from './tokens.ts';

interface Hit {
  title: string;
  rank: number;
}

const db = new DatabaseSync('notes.sqlite', { allowExtension: true });
db.enableLoadExtension(true);
db.loadExtension('./ext/stem');

db.exec('CREATE VIRTUAL TABLE IF NOT EXISTS notes USING fts5(title, body, tokenize = "stem")');

const insert = db.prepare('INSERT INTO notes (title, body) VALUES (?, ?)');
const search = db.prepare('SELECT title, rank FROM notes WHERE notes MATCH ? ORDER BY rank LIMIT 20');

const add = (title: string, body: string): void => void insert.run(title, body);
const find = (words: string): Hit[] => search.all(tokens(words).join(' OR ')) as unknown as Hit[];

createInterface({ input: process.stdin }).on('line', (line: string) => {
  const { id, params } = JSON.parse(line);
  const { title, body, words } = params?.arguments ?? {};
  if (title) add(title, body ?? '');
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: words ? find(words) : [] }));
});
