const FUNCTIONS = new Map([
  ['sqrt', Math.sqrt], ['abs', Math.abs], ['ln', Math.log], ['exp', Math.exp], ['round', Math.round],
  ['sin', Math.sin], ['cos', Math.cos], ['min', Math.min], ['max', Math.max],
]);
const CONSTANTS = new Map([['pi', Math.PI], ['e', Math.E]]);
const PRECEDENCE = new Map([['+', 1], ['-', 1], ['*', 2], ['/', 2], ['%', 2], ['^', 4]]);

function tokenize(text) {
  const tokens = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([a-z]+)|([-+*/%^(),]))/y;
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new SyntaxError(`unexpected "${text.slice(at).trim()[0]}" at ${at + 1}`);
    tokens.push(match[1] !== undefined ? Number(match[1]) : match[2] ?? match[3]);
  }
  return tokens;
}

function apply(operator, a, b) {
  switch (operator) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    case '/': return a / b;
    case '%': return a % b;
    default: return a ** b;
  }
}

function calculate(text) {
  const tokens = tokenize(text);
  let at = 0;
  const expect = (token) => {
    if (tokens[at++] !== token) throw new SyntaxError(`"${token}" is missing`);
  };
  function primary() {
    const token = tokens[at++];
    if (typeof token === 'number') return token;
    if (token === '-') return -expression(3);
    if (token === '(') {
      const value = expression(0);
      expect(')');
      return value;
    }
    if (CONSTANTS.has(token)) return CONSTANTS.get(token);
    const action = FUNCTIONS.get(token);
    if (!action) throw new SyntaxError(`unexpected ${token === undefined ? 'end' : `"${token}"`}`);
    expect('(');
    const values = [expression(0)];
    while (tokens[at] === ',') {
      at += 1;
      values.push(expression(0));
    }
    expect(')');
    return action(...values);
  }
  function expression(minimum) {
    let left = primary();
    while (PRECEDENCE.has(tokens[at]) && PRECEDENCE.get(tokens[at]) >= minimum) {
      const operator = tokens[at++];
      const next = operator === '^' ? PRECEDENCE.get(operator) : PRECEDENCE.get(operator) + 1;
      left = apply(operator, left, expression(next));
    }
    return left;
  }
  const value = expression(0);
  if (at < tokens.length) throw new SyntaxError(`unexpected "${tokens[at]}"`);
  return value;
}

definePlugin({
  handlers: {
    calculate(ctx, { text }) {
      try {
        return { value: calculate(String(text).slice(0, 1000).toLowerCase()) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
