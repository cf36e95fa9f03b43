export class Parser {
  constructor(text) {
    this.tokens = text.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
    this.i = 0;
  }
  evaluate() {
    const v = this.sum();
    if (this.i < this.tokens.length) throw new SyntaxError(`unexpected ${this.tokens[this.i]}`);
    return v;
  }
  sum() {
    let v = this.product();
    while (this.tokens[this.i] === "+" || this.tokens[this.i] === "-") {
      v = this.tokens[this.i++] === "+" ? v + this.product() : v - this.product();
    }
    return v;
  }
  product() {
    let v = this.atom();
    while (this.tokens[this.i] === "*" || this.tokens[this.i] === "/") {
      v = this.tokens[this.i++] === "*" ? v * this.atom() : v / this.atom();
    }
    return v;
  }
  atom() {
    const t = this.tokens[this.i++];
    if (t === "-") return -this.atom();
    if (t === "(") {
      const v = this.sum();
      if (this.tokens[this.i++] !== ")") throw new SyntaxError("missing )");
      return v;
    }
    return Number(t);
  }
}
