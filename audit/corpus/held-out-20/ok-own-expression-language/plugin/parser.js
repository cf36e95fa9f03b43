const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(.))/gy;

export class Parser {
  constructor(text) {
    this.tokens = [];
    TOKEN.lastIndex = 0;
    for (let m = TOKEN.exec(text); m; m = TOKEN.exec(text)) this.tokens.push(m[1] ? Number(m[1]) : m[2]);
    this.at = 0;
  }

  parse() {
    const tree = this.sum();
    if (this.at < this.tokens.length) throw new SyntaxError(`unexpected ${this.tokens[this.at]}`);
    return tree;
  }

  sum() {
    let left = this.product();
    while (this.peek('+') || this.peek('-')) left = { type: 'binary', op: this.next(), left, right: this.product() };
    return left;
  }

  product() {
    let left = this.atom();
    while (this.peek('*') || this.peek('/')) left = { type: 'binary', op: this.next(), left, right: this.atom() };
    return left;
  }

  atom() {
    const token = this.next();
    if (typeof token === 'number') return { type: 'number', value: token };
    if (token === '-') return { type: 'negate', of: this.atom() };
    if (token === '(') {
      const inner = this.sum();
      if (this.next() !== ')') throw new SyntaxError('missing )');
      return inner;
    }
    throw new SyntaxError(`unexpected ${token}`);
  }

  peek(token) {
    return this.tokens[this.at] === token;
  }

  next() {
    return this.tokens[this.at++];
  }
}
