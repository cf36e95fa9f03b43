const snippets = { log: 'console.log($1)', fn: 'function $1() {}' };

export function find(name) {
  return snippets[String(name)] ?? null;
}

export function names() {
  return Object.keys(snippets).sort();
}
