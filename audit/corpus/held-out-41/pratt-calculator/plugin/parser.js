const power = { '+': [1, 2], '-': [1, 2], '*': [3, 4], '/': [3, 4], '^': [8, 7] };

const scan = (text) => text.match(/\d+(?:\.\d+)?|[a-z_]\w*|[-+*/^(),]/gi) ?? [];

export function parse(text) {
  const list = scan(text);
  let at = 0;
  const expect = (sign) => {
    if (list[at++] !== sign) throw new SyntaxError(`'${sign}' is missing`);
  };

  function prefix() {
    const token = list[at++];
    if (token === '(') {
      const inner = expression(0);
      expect(')');
      return inner;
    }
    if (token === '-') return { type: 'negate', of: expression(5) };
    if (/^\d/.test(token)) return { type: 'number', value: Number(token) };
    if (/^\w/.test(token ?? '')) {
      if (list[at] !== '(') return { type: 'name', name: token };
      at++;
      const given = [];
      while (list[at] !== ')') {
        given.push(expression(0));
        if (list[at] === ',') at++;
      }
      at++;
      return { type: 'call', name: token, given };
    }
    throw new SyntaxError(`unexpected ${token ?? 'end'}`);
  }

  function expression(least) {
    let left = prefix();
    while (power[list[at]]?.[0] >= least && at < list.length) {
      const sign = list[at++];
      left = { type: 'binary', sign, left, right: expression(power[sign][1]) };
    }
    return left;
  }

  const tree = expression(0);
  if (at < list.length) throw new SyntaxError(`unexpected ${list[at]}`);
  return tree;
}
