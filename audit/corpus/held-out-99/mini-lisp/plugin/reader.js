const token = /\s*(?:;.*\n\s*)*([()]|"(?:\\.|[^"])*"|[^\s()"]+)/gy;

function atom(t) {
  if (t[0] === '"') return JSON.parse(t);
  const n = Number(t);
  return Number.isNaN(n) ? { sym: t } : n;
}

export function* read(source) {
  const stack = [];
  for (const [, t] of source.matchAll(token)) {
    if (t === '(') { stack.push([]); continue; }
    const value = t === ')' ? stack.pop() : atom(t);
    if (stack.length) stack.at(-1).push(value);
    else yield value;
  }
}
