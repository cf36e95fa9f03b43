const POWER = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 3 };

export function parse(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]\w*|[-+*/%^(),]/gi) ?? [];
  let at = 0;
  const expect = (token) => {
    if (tokens[at++] !== token) throw new SyntaxError(`'${token}' is missing`);
  };
  const atom = () => {
    const token = tokens[at++];
    if (token === '-') return { op: 'neg', of: expression(3) };
    if (token === '(') {
      const inner = expression(0);
      expect(')');
      return inner;
    }
    if (/^\d/.test(token)) return { op: 'number', value: Number(token) };
    if (!/^[a-z]/i.test(token ?? '')) throw new SyntaxError(`unexpected ${token}`);
    if (tokens[at] !== '(') return { op: 'variable', name: token };
    at += 1;
    const given = [];
    while (tokens[at] !== ')') {
      given.push(expression(0));
      if (tokens[at] === ',') at += 1;
      else if (tokens[at] !== ')') throw new SyntaxError("')' is missing");
    }
    at += 1;
    return { op: 'call', name: token, given };
  };
  const expression = (least) => {
    let left = atom();
    while (POWER[tokens[at]] > least) {
      const op = tokens[at++];
      left = { op, left, right: expression(op === '^' ? 2 : POWER[op]) };
    }
    return left;
  };
  const tree = expression(0);
  if (at < tokens.length) throw new SyntaxError(`unexpected ${tokens[at]}`);
  return tree;
}
