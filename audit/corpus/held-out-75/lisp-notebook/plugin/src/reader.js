export class Sym { constructor(name) { this.name = name; } toString() { return this.name; } }
const table = new Map();
export const sym = (name) => table.get(name) ?? (table.set(name, new Sym(name)), table.get(name));

export function* tokens(text) {
  for (const [, token] of text.matchAll(/\s*(;.*|"(?:\\.|[^"])*"|[()']|[^\s()'"]+)/g)) if (!token.startsWith(';')) yield token;
}

export function parse(text) {
  const stream = tokens(text);
  const form = (first) => {
    if (first === '(') {
      const list = [];
      for (let next = stream.next(); ; next = stream.next()) {
        if (next.done) throw new SyntaxError('missing )');
        if (next.value === ')') return list;
        list.push(form(next.value));
      }
    }
    if (first === "'") return [sym('quote'), form(stream.next().value)];
    if (first[0] === '"') return JSON.parse(first);
    return Number.isNaN(Number(first)) ? sym(first) : Number(first);
  };
  const forms = [];
  for (let next = stream.next(); !next.done; next = stream.next()) forms.push(form(next.value));
  return forms;
}
