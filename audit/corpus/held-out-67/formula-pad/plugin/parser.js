const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/^(),=;]))/y;

export const tokens = (text) => {
  const list = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text);
    if (!found) throw new Error('cannot read the formula');
    const [, number, name, sign] = found;
    list.push(number ? { kind: 'number', value: Number(number) } : { kind: name ? 'name' : sign, name });
  }
  return list;
};

const power = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

export class Parser {
  constructor(text) {
    this.list = tokens(text);
    this.at = 0;
  }
  peek() {
    return this.list[this.at]?.kind;
  }
  next() {
    this.at += 1;
    return this.list[this.at - 1];
  }
  atom() {
    const token = this.next();
    if (token?.kind === 'number') return token;
    if (token?.kind === '-') return { kind: 'negative', of: this.atom() };
    if (token?.kind === 'name') {
      if (this.peek() !== '(') return token;
      this.next();
      const args = [this.expression()];
      while (this.peek() === ',') {
        this.next();
        args.push(this.expression());
      }
      this.next();
      return { kind: 'call', name: token.name, args };
    }
    const inner = this.expression();
    this.next();
    return inner;
  }
  expression(least = 1) {
    let left = this.atom();
    while (power[this.peek()] >= least) {
      const { kind } = this.next();
      left = { kind, left, right: this.expression(power[kind] + (kind === '^' ? 0 : 1)) };
    }
    return left;
  }
}
