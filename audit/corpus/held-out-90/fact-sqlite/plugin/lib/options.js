export const options = {
  open: { allowExtension: true },
  steps: [
    ['exec', 'create table if not exists fact(id integer primary key, body text)'],
    ['loadExtension', '/usr/lib/sqlite3/pcre'],
  ],
};
