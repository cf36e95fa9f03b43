const TOKEN = /\s*(?:;.*|([()'])|"((?:[^"\\]|\\.)*)"|([^\s()';"]+))/gy;

export function read(source) {
  const stack = [[]];
  let quote = 0;
  const add = (form) => { while (quote) { form = [Symbol.for('quote'), form]; quote--; } stack.at(-1).push(form); };
  const quotes = [];
  TOKEN.lastIndex = 0;
  for (let hit; TOKEN.lastIndex < source.length && (hit = TOKEN.exec(source)); ) {
    const [, mark, text, atom] = hit;
    if (mark === '(') { quotes.push(quote); quote = 0; stack.push([]); }
    else if (mark === ')') { const form = stack.pop(); quote = quotes.pop() ?? 0; add(form); }
    else if (mark === "'") quote++;
    else if (text !== undefined) add(text);
    else if (atom !== undefined) add(Number.isNaN(Number(atom)) ? Symbol.for(atom) : Number(atom));
  }
  return stack[0];
}
