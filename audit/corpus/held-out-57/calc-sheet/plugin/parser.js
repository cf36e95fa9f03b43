const power = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
export class Parser {
  constructor(tokens) { this.tokens = tokens; this.at = 0; }
  next() { return this.tokens[this.at++]; }
  expression(min = 0) {
    let left = this.prefix();
    while ((power[this.tokens[this.at].kind] ?? 0) > min) {
      const op = this.next().kind;
      left = { op, left, right: this.expression(op === '^' ? power[op] - 1 : power[op]) };
    }
    return left;
  }
  prefix() {
    const t = this.next();
    if (t.kind === 'num' || t.kind === 'name') return t;
    if (t.kind === '-') return { op: '-', left: { kind: 'num', value: 0 }, right: this.expression(2) };
    if (t.kind === '(') { const inner = this.expression(); this.next(); return inner; }
    throw new SyntaxError(`unexpected ${t.kind}`);
  }
}
