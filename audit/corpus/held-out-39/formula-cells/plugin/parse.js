const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]\d+)|([a-z]+)|([-+*/(),:]))/y;

export function parse(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  for (let hit; TOKEN.lastIndex < text.length && (hit = TOKEN.exec(text)); ) tokens.push(hit[1] ?? hit[2] ?? hit[3] ?? hit[4]);
  let at = 0;
  const take = (want) => {
    if (tokens[at] !== want) throw new SyntaxError(`expected ${want}, found ${tokens[at]}`);
    at += 1;
  };
  const atom = () => {
    const token = tokens[at++];
    if (token === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    if (/^\d/.test(token)) return { type: 'Number', value: Number(token) };
    if (/^[A-Z]/.test(token)) {
      if (tokens[at] !== ':') return { type: 'Cell', name: token };
      at += 1;
      return { type: 'Range', from: token, to: tokens[at++] };
    }
    take('(');
    const args = [sum()];
    while (tokens[at] === ',') {
      at += 1;
      args.push(sum());
    }
    take(')');
    return { type: 'Function', name: token, args };
  };
  const level = (signs, below) => () => {
    let left = below();
    while (signs.includes(tokens[at])) left = { type: 'Binary', sign: tokens[at++], left, right: below() };
    return left;
  };
  const product = level(['*', '/'], atom);
  const sum = level(['+', '-'], product);
  return sum();
}
