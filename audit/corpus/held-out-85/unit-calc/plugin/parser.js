const TOKEN = /\s*(?:(\d+(?:\.\d+)?)\s*([a-z]+)?|([-+*/()]))/y;

function tokens(text) {
  const list = [];
  TOKEN.lastIndex = 0;
  for (let match; TOKEN.lastIndex < text.length && (match = TOKEN.exec(text)); ) list.push(match);
  return list;
}

export function compile(text) {
  const list = tokens(text);
  let at = 0;
  const peek = () => list[at]?.[3];

  function atom() {
    const match = list[at++];
    if (!match) throw new Error('unexpected end');
    if (match[3] === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    return { kind: 'number', value: Number(match[1]), unit: match[2] };
  }
  function product() {
    let left = atom();
    while (peek() === '*' || peek() === '/') left = { kind: list[at++][3], left, right: atom() };
    return left;
  }
  function sum() {
    let left = product();
    while (peek() === '+' || peek() === '-') left = { kind: list[at++][3], left, right: product() };
    return left;
  }
  return sum();
}
