const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|(.))/gy;

export function parse(text) {
  TOKEN.lastIndex = 0;
  const tokens = [];
  for (let m; (m = TOKEN.exec(text)); ) tokens.push(m[1] ? { num: Number(m[1]) } : m[2] ? { id: m[2] } : { op: m[3] });
  let at = 0;
  const take = (...ops) => (ops.includes(tokens[at]?.op) ? tokens[at++].op : undefined);
  const atom = () => {
    if (take('(')) {
      const inner = sum();
      if (!take(')')) throw new SyntaxError('")" expected');
      return inner;
    }
    if (take('-')) return { kind: 'negate', of: atom() };
    const token = tokens[at++];
    if (token?.num !== undefined) return { kind: 'number', value: token.num };
    if (token?.id) return { kind: 'name', name: token.id };
    throw new SyntaxError('a number expected');
  };
  const chain = (next, ...ops) => {
    let left = next();
    for (let op; (op = take(...ops)); ) left = { kind: 'binary', op, left, right: next() };
    return left;
  };
  const product = () => chain(atom, '*', '/');
  const sum = () => chain(product, '+', '-');
  return sum();
}
