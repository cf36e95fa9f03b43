export const schema = [
  'CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, question TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL)',
  'CREATE INDEX IF NOT EXISTS entry_at ON entry (at)',
];
