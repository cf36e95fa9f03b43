class Parser {
  constructor(src) {
    this.tokens = src.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
    this.pos = 0;
  }
  peek() { return this.tokens[this.pos]; }
  take() { return this.tokens[this.pos++]; }
  evaluate() {
    let v = this.term();
    while (this.peek() === '+' || this.peek() === '-') v = this.take() === '+' ? v + this.term() : v - this.term();
    return v;
  }
  term() {
    let v = this.factor();
    while (this.peek() === '*' || this.peek() === '/') v = this.take() === '*' ? v * this.factor() : v / this.factor();
    return v;
  }
  factor() {
    const t = this.take();
    if (t === '-') return -this.factor();
    if (t === '(') { const v = this.evaluate(); this.take(); return v; }
    return Number(t);
  }
  static exec(src) { return new Parser(src).evaluate(); }
}
export default { activate: (c) => c.tools.register('calc', ({ expr }) => Parser.exec(expr)) };
