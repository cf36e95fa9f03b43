class Parser {
  constructor(text) { this.t = text.match(/\d+(?:\.\d+)?|[-+*/()^]/g) ?? []; this.i = 0; }
  peek() { return this.t[this.i]; }
  next() { return this.t[this.i++]; }
  sum() {
    let n = this.product();
    while (this.peek() === '+' || this.peek() === '-') n = { op: this.next(), l: n, r: this.product() };
    return n;
  }
  product() {
    let n = this.atom();
    while (this.peek() === '*' || this.peek() === '/') n = { op: this.next(), l: n, r: this.atom() };
    return n;
  }
  atom() {
    const t = this.next();
    if (t === '(') { const n = this.sum(); this.next(); return n; }
    if (t === '-') return { op: 'neg', l: this.atom() };
    return { num: Number(t) };
  }
}

const calc = {
  eval(n) {
    if ('num' in n) return n.num;
    const l = this.eval(n.l);
    if (n.op === 'neg') return -l;
    const r = this.eval(n.r);
    switch (n.op) {
      case '+': return l + r;
      case '-': return l - r;
      case '*': return l * r;
      default: return l / r;
    }
  },
};

export const activate = (ctx) => ctx.command('calc', (a) => String(calc.eval(new Parser(a.join(' ')).sum())));
