class Parser {
  constructor(text) { this.tokens = text.match(/\d+(?:\.\d+)?|[-+*/()]/g) || []; this.pos = 0; }
  peek() { return this.tokens[this.pos]; }
  next() { return this.tokens[this.pos++]; }
  evaluate() { const v = this.sum(); if (this.peek()) throw new SyntaxError('unexpected ' + this.peek()); return v; }
  sum() {
    let v = this.product();
    while (this.peek() === '+' || this.peek() === '-') v = this.next() === '+' ? v + this.product() : v - this.product();
    return v;
  }
  product() {
    let v = this.atom();
    while (this.peek() === '*' || this.peek() === '/') v = this.next() === '*' ? v * this.atom() : v / this.atom();
    return v;
  }
  atom() {
    const t = this.next();
    if (t === '(') { const v = this.sum(); if (this.next() !== ')') throw new SyntaxError('missing )'); return v; }
    if (t === '-') return -this.atom();
    return Number(t);
  }
}
// no eval() and no new Function() here: everything is parsed by hand
export const evaluate = (text) => new Parser(text).evaluate();
export default { evaluate };
