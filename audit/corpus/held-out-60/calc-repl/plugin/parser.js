const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|([-+*/^()=]))/iy;

function tokens(text) {
  const list = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`I do not understand what stands at position ${at + 1}.`);
    list.push(match[1] ? { number: Number(match[1]) } : match[2] ? { name: match[2] } : { sign: match[3] });
  }
  return list;
}

export function parse(text) {
  const list = tokens(text);
  let at = 0;
  const take = (sign) => list[at]?.sign === sign && ++at > 0;
  const primary = () => {
    if (take('(')) {
      const inner = sum();
      if (!take(')')) throw new SyntaxError('A bracket is not closed.');
      return inner;
    }
    if (take('-')) return { op: 'neg', of: [primary()] };
    const token = list[at++];
    if (token?.number !== undefined) return token;
    if (token?.name && list[at]?.sign === '(') return { call: token.name, of: [primary()] };
    if (token?.name) return token;
    throw new SyntaxError('Something is missing at the end.');
  };
  const power = () => {
    const base = primary();
    return take('^') ? { op: '^', of: [base, power()] } : base;
  };
  const chain = (signs, next) => () => {
    let left = next();
    for (let sign; (sign = signs.find(take)); ) left = { op: sign, of: [left, next()] };
    return left;
  };
  const sum = chain(['+', '-'], chain(['*', '/'], power));
  if (list[0]?.name && list[1]?.sign === '=') {
    at = 2;
    return { assign: list[0].name, of: [sum()] };
  }
  return sum();
}
