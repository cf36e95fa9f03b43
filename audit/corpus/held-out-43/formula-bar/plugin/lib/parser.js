const token = /\s*(\d+(?:\.\d+)?|[A-Z]\d+|[-+*/()])/y;

export function tokens(text) {
  const found = [];
  token.lastIndex = 0;
  for (let m = token.exec(text); m; m = token.exec(text)) found.push(m[1]);
  return found;
}

class Node {
  constructor(op, ...args) {
    this.op = op;
    this.args = args;
  }
  eval(cells) {
    const [a, b] = this.args.map((arg) => (arg instanceof Node ? arg.eval(cells) : arg));
    switch (this.op) {
      case 'cell': return Number(cells[a] ?? 0);
      case 'number': return a;
      case '+': return a + b;
      case '-': return a - b;
      case '*': return a * b;
      default: return a / b;
    }
  }
}

export function compile(text) {
  const list = tokens(text.replace(/^=/, ''));
  const atom = () => {
    const t = list.shift();
    if (t === '(') {
      const inner = sum();
      list.shift();
      return inner;
    }
    return /^\d/.test(t) ? new Node('number', Number(t)) : new Node('cell', t);
  };
  const product = () => {
    let left = atom();
    while (list[0] === '*' || list[0] === '/') left = new Node(list.shift(), left, atom());
    return left;
  };
  const sum = () => {
    let left = product();
    while (list[0] === '+' || list[0] === '-') left = new Node(list.shift(), left, product());
    return left;
  };
  return sum();
}
