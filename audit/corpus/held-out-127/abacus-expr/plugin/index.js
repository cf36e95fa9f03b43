class Calc {
  constructor(text) { this.tokens = text.match(/\d+(?:\.\d+)?|[-+*/^()]/g) || []; this.i = 0; }
  peek() { return this.tokens[this.i]; }
  next() { return this.tokens[this.i++]; }

  // precedence climbing; `eval` here walks numbers and operators
  eval(min = 0) {
    const prec = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
    let left = this.atom();
    for (let op = this.peek(); prec[op] > min || (op === '^' && prec[op] >= min && min > 0); op = this.peek()) {
      this.next();
      const right = this.eval(op === '^' ? 2 : prec[op]);
      left = op === '+' ? left + right : op === '-' ? left - right : op === '*' ? left * right : op === '/' ? left / right : left ** right;
    }
    return left;
  }

  atom() {
    const t = this.next();
    if (t === '-') return -this.atom();
    if (t === '(') { const v = this.eval(); this.next(); return v; }
    return Number(t);
  }
}

export function calculate(text) {
  return new Calc(text).eval();
}

export default (api) => api.registerTool('calculate', ({ text }) => String(calculate(text)));
