const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)(?::([A-Z]+\d+))?|([A-Z]+)(?=\()|([-+*/^(),]))/y;

export function parse(source) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  let match;
  while (TOKEN.lastIndex < source.length && (match = TOKEN.exec(source))) {
    const [, number, cell, to, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (cell !== undefined) tokens.push({ kind: 'range', from: cell, to: to ?? cell });
    else if (name !== undefined) tokens.push({ kind: 'call', name });
    else tokens.push({ kind: sign });
  }

  let at = 0;
  const code = [];
  const peek = () => tokens[at]?.kind;
  const take = (kind) => {
    if (peek() !== kind) throw new SyntaxError(`expected ${kind}`);
    return tokens[at++];
  };

  const POWER = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
  function primary() {
    const token = tokens[at++];
    switch (token?.kind) {
      case 'number': return code.push(['push', token.value]);
      case 'range': return code.push(['load', token.from, token.to]);
      case '-': primary(); return code.push(['negate']);
      case '(': expression(0); return take(')');
      case 'call': {
        take('(');
        let count = 0;
        if (peek() !== ')') do { expression(0); count++; } while (peek() === ',' && ++at);
        take(')');
        return code.push(['call', token.name, count]);
      }
      default: throw new SyntaxError('unexpected end of the formula');
    }
  }
  function expression(power) {
    primary();
    while (POWER[peek()] > power) {
      const { kind } = tokens[at++];
      expression(POWER[kind]);
      code.push(['apply', kind]);
    }
  }
  expression(0);
  if (at < tokens.length) throw new SyntaxError('something is left over');
  return code;
}
