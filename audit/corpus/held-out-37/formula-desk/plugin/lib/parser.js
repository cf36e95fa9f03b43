/** A parser by precedence. No `eval`, no `new Function`: a formula is never code. */
export function parse(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]+|[-+*\/^(),]/g) ?? [];
  let at = 0;
  const take = (token) => tokens[at] === token && ++at > 0;
  const binary = (next, marks) => () => {
    let left = next();
    while (marks.includes(tokens[at])) left = { op: tokens[at++], left, right: next() };
    return left;
  };
  function atom() {
    if (take('(')) {
      const inner = sum();
      if (!take(')')) throw new SyntaxError('")" is missing');
      return inner;
    }
    if (take('-')) return { op: 'neg', left: atom() };
    const token = tokens[at++];
    if (/^\d/.test(token)) return { op: 'number', value: Number(token) };
    const args = [];
    if (take('(')) {
      do args.push(sum());
      while (take(','));
      take(')');
    }
    return { op: 'call', name: token, args };
  }
  const product = binary(atom, ['*', '/']);
  const sum = binary(product, ['+', '-']);
  return sum();
}
