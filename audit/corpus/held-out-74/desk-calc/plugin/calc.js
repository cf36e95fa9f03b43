const lexer = /\s*(\d+(?:\.\d+)?|[-+*/()%])/y;

const ops = {
  '+': { rank: 1, run: (a, b) => a + b },
  '-': { rank: 1, run: (a, b) => a - b },
  '*': { rank: 2, run: (a, b) => a * b },
  '/': { rank: 2, run: (a, b) => a / b },
};

function tokens(text) {
  const out = [];
  lexer.lastIndex = 0;
  for (let m; (m = lexer.exec(text)); ) out.push(m[1]);
  return out;
}

export function compile(text) {
  const queue = tokens(text);
  const atom = () => {
    const t = queue.shift();
    if (t === '(') {
      const inner = binary(0);
      queue.shift();
      return inner;
    }
    if (t === '-') { const inner = atom(); return () => -inner(); }
    if (Number.isNaN(Number(t))) throw new SyntaxError(`unexpected ${t}`);
    return () => Number(t);
  };
  const binary = (rank) => {
    let left = atom();
    while (queue.length && ops[queue[0]]?.rank > rank) {
      const op = ops[queue.shift()];
      const before = left;
      const right = binary(op.rank);
      left = () => op.run(before(), right());
    }
    return left;
  };
  return binary(0);
}

export const evaluate = (source) => compile(source)();
