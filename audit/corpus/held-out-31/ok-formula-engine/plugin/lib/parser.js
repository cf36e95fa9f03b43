'use strict';
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+(?::[A-Z]+\d+)?)|([a-zA-Z]+)(?=\()|"([^"]*)"|([-+*/^(),]))/y;

class Parser {
  constructor(text) {
    this.tokens = [];
    TOKEN.lastIndex = 0;
    let m;
    while (TOKEN.lastIndex < text.length && (m = TOKEN.exec(text))) {
      if (m[1]) this.tokens.push({ t: 'num', v: Number(m[1]) });
      else if (m[2]) this.tokens.push({ t: 'ref', v: m[2] });
      else if (m[3]) this.tokens.push({ t: 'fn', v: m[3].toLowerCase() });
      else if (m[4] !== undefined) this.tokens.push({ t: 'str', v: m[4] });
      else this.tokens.push({ t: m[5] });
    }
    this.i = 0;
  }
  peek() { return this.tokens[this.i]?.t; }
  next() { return this.tokens[this.i++]; }
  expect(t) {
    if (this.peek() !== t) throw new Error('syntax');
    return this.next();
  }
  expression() { return this.binary(['+', '-'], () => this.binary(['*', '/'], () => this.power())); }
  binary(ops, sub) {
    let left = sub();
    while (ops.includes(this.peek())) left = { op: this.next().t, left, right: sub() };
    return left;
  }
  power() {
    const left = this.atom();
    return this.peek() === '^' ? { op: this.next().t, left, right: this.power() } : left;
  }
  atom() {
    const tok = this.next();
    if (!tok) throw new Error('syntax');
    if (tok.t === '-') return { op: 'neg', left: this.atom() };
    if (tok.t === '(') {
      const e = this.expression();
      this.expect(')');
      return e;
    }
    if (tok.t === 'fn') {
      const args = [];
      this.expect('(');
      while (this.peek() !== ')') {
        args.push(this.expression());
        if (this.peek() === ',') this.next();
      }
      this.expect(')');
      return { op: 'call', fn: tok.v, args };
    }
    return tok;
  }
}
exports.Parser = Parser;
