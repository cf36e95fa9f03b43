const WRITES = new Set(['insert', 'update', 'delete', 'drop', 'alter', 'truncate', 'grant', 'copy', 'create', 'execute', 'call']);

export function parse(sql) {
  const bare = sql.replace(/--[^\n]*/g, ' ').replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''");
  const words = bare.toLowerCase().match(/[a-z_][a-z0-9_.]*/g) ?? [];
  const tables = [];
  words.forEach((w, i) => {
    if (words[i - 1] === 'from' || words[i - 1] === 'join') tables.push(w);
  });
  return { words, tables, statements: bare.split(';').filter((s) => s.trim()).length };
}

export function guard({ words, tables, statements }) {
  const writes = words.filter((w) => WRITES.has(w));
  return { readOnly: writes.length === 0 && statements === 1, writes, tables };
}
