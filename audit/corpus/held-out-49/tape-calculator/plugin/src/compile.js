// A Pratt parser: each token knows how tightly it binds to its left.
const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[-+*/%^(),]))/gy;
const POWER = { '+': 10, '-': 10, '*': 20, '/': 20, '%': 20, '^': 30, '**': 30 };
const CALLS = new Map([
  ['sqrt', Math.sqrt], ['abs', Math.abs], ['min', Math.min], ['max', Math.max], ['round', Math.round],
]);

function tokens(source) {
  const out = [];
  TOKEN.lastIndex = 0;
  let match;
  let end = 0;
  while ((match = TOKEN.exec(source))) {
    end = TOKEN.lastIndex;
    if (match[1]) out.push({ kind: 'number', value: Number(match[1]) });
    else if (match[2]) out.push({ kind: 'name', value: match[2] });
    else out.push({ kind: 'op', value: match[3] });
  }
  if (source.slice(end).trim()) throw new SyntaxError(`cannot read "${source.slice(end).trim()}"`);
  return out;
}

export function compile(source) {
  const list = tokens(source);
  let at = 0;
  const peek = () => list[at];
  const expect = (value) => {
    if (list[at++]?.value !== value) throw new SyntaxError(`expected ${value}`);
  };

  function prefix() {
    const token = list[at++];
    if (!token) throw new SyntaxError('the expression ends too early');
    if (token.kind === 'number') return () => token.value;
    if (token.kind === 'name') {
      if (peek()?.value !== '(') {
        return (scope) => {
          if (!scope.has(token.value)) throw new ReferenceError(`unknown name ${token.value}`);
          return scope.get(token.value);
        };
      }
      const fn = CALLS.get(token.value);
      if (!fn) throw new ReferenceError(`unknown function ${token.value}`);
      at++;
      const args = [expression(0)];
      while (peek()?.value === ',') { at++; args.push(expression(0)); }
      expect(')');
      return (scope) => fn(...args.map((arg) => arg(scope)));
    }
    if (token.value === '-') { const inner = expression(25); return (scope) => -inner(scope); }
    if (token.value === '(') { const inner = expression(0); expect(')'); return inner; }
    throw new SyntaxError(`did not expect ${token.value}`);
  }

  function expression(level) {
    let left = prefix();
    while (peek()?.kind === 'op' && (POWER[peek().value] ?? -1) > level) {
      const op = list[at++].value;
      const a = left;
      const b = expression(op === '^' || op === '**' ? POWER[op] - 1 : POWER[op]);
      if (op === '+') left = (s) => a(s) + b(s);
      else if (op === '-') left = (s) => a(s) - b(s);
      else if (op === '*') left = (s) => a(s) * b(s);
      else if (op === '/') left = (s) => a(s) / b(s);
      else if (op === '%') left = (s) => a(s) % b(s);
      else left = (s) => a(s) ** b(s);
    }
    return left;
  }

  const root = expression(0);
  if (at < list.length) throw new SyntaxError(`left over: ${list[at].value}`);
  return root;
}
