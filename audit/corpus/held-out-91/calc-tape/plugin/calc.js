// Grammar: sum = product (("+"|"-") product)*; product = power (("*"|"/"|"%") power)*; power = unary ("^" power)?
const FUNCTIONS = { sqrt: Math.sqrt, abs: Math.abs, ln: Math.log, round: Math.round, min: Math.min, max: Math.max };
const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([a-z]+)|(.))/gy;

class Calculator {
  constructor(text) {
    this.tokens = [];
    TOKEN.lastIndex = 0;
    let m;
    while (TOKEN.lastIndex < text.length && (m = TOKEN.exec(text))) {
      if (m[1]) this.tokens.push({ kind: 'number', value: Number(m[1]) });
      else if (m[2]) this.tokens.push({ kind: 'name', value: m[2] });
      else this.tokens.push({ kind: m[3], value: m[3] });
    }
    this.at = 0;
  }
  peek(kind) { return this.at < this.tokens.length && this.tokens[this.at].kind === kind; }
  take(kind) {
    if (!this.peek(kind)) throw new SyntaxError(`expected ${kind} at token ${this.at + 1}`);
    return this.tokens[this.at++].value;
  }
  eval() {
    const value = this.sum();
    if (this.at !== this.tokens.length) throw new SyntaxError(`left over: ${this.tokens[this.at].value}`);
    return value;
  }
  sum() {
    let v = this.product();
    for (;;) {
      if (this.peek('+')) { this.take('+'); v += this.product(); }
      else if (this.peek('-')) { this.take('-'); v -= this.product(); }
      else return v;
    }
  }
  product() {
    let v = this.power();
    for (;;) {
      if (this.peek('*')) { this.take('*'); v *= this.power(); }
      else if (this.peek('/')) { this.take('/'); v /= this.power(); }
      else if (this.peek('%')) { this.take('%'); v %= this.power(); }
      else return v;
    }
  }
  power() {
    const base = this.unary();
    if (!this.peek('^')) return base;
    this.take('^');
    return base ** this.power();
  }
  unary() {
    if (this.peek('-')) { this.take('-'); return -this.unary(); }
    if (this.peek('(')) { this.take('('); const v = this.sum(); this.take(')'); return v; }
    if (this.peek('name')) {
      const name = this.take('name');
      if (name === 'pi') return Math.PI;
      if (!Object.hasOwn(FUNCTIONS, name)) throw new ReferenceError(`no function ${name}`);
      this.take('(');
      const args = [this.sum()];
      while (this.peek(',')) { this.take(','); args.push(this.sum()); }
      this.take(')');
      return FUNCTIONS[name](...args);
    }
    return this.take('number');
  }
}

export default {
  tools: [{
    name: 'calc',
    description: 'Evaluates an arithmetic expression.',
    input: { type: 'object', properties: { expression: { type: 'string', maxLength: 500 } }, required: ['expression'] },
    run({ expression }) { return String(new Calculator(expression.toLowerCase()).eval()); },
  }],
};
