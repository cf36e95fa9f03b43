const POWER = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 3 };

export function tokenize(text) {
  const tokens = [];
  const shape = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([a-z]+)|([-+*/%^(),]))/giy;
  while (shape.lastIndex < text.trimEnd().length) {
    const at = shape.lastIndex;
    const hit = shape.exec(text);
    if (!hit) throw new SyntaxError(`unexpected character at ${at}`);
    if (hit[1]) tokens.push({ kind: 'number', value: Number(hit[1]) });
    else if (hit[2]) tokens.push({ kind: 'name', value: hit[2].toLowerCase() });
    else tokens.push({ kind: hit[3] });
  }
  return tokens;
}

export function parse(text) {
  const tokens = tokenize(text);
  let at = 0;
  const take = (kind) => {
    if (tokens[at]?.kind !== kind) throw new SyntaxError(`expected ${kind}`);
    return tokens[at++];
  };
  function unary() {
    if (tokens[at]?.kind === '-') { at++; return { op: 'neg', of: expr(3) }; }
    if (tokens[at]?.kind === '(') { at++; const inner = expr(1); take(')'); return inner; }
    if (tokens[at]?.kind === 'name') {
      const name = take('name').value;
      if (tokens[at]?.kind !== '(') return { op: 'const', name };
      at++;
      const args = [expr(1)];
      while (tokens[at]?.kind === ',') { at++; args.push(expr(1)); }
      take(')');
      return { op: 'call', name, args };
    }
    return { op: 'lit', value: take('number').value };
  }
  function expr(min) {
    let left = unary();
    for (let op; (op = tokens[at]?.kind) in POWER && POWER[op] >= min;) {
      at++;
      left = { op, left, right: expr(op === '^' ? POWER[op] : POWER[op] + 1) };
    }
    return left;
  }
  const tree = expr(1);
  if (at < tokens.length) throw new SyntaxError('text after the expression');
  return tree;
}
