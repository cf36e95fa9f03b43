const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/()])/y;

export class Parser {
  constructor(text) {
    this.tokens = [];
    TOKEN.lastIndex = 0;
    let m;
    while (TOKEN.lastIndex < text.length && (m = TOKEN.exec(text))) this.tokens.push(m[1]);
    this.i = 0;
  }
  parse() {
    return this.#sum();
  }
  #sum() {
    let left = this.#product();
    while (['+', '-'].includes(this.tokens[this.i])) left = { op: this.tokens[this.i++], left, right: this.#product() };
    return left;
  }
  #product() {
    let left = this.#atom();
    while (['*', '/'].includes(this.tokens[this.i])) left = { op: this.tokens[this.i++], left, right: this.#atom() };
    return left;
  }
  #atom() {
    const t = this.tokens[this.i++];
    if (t === '(') {
      const inner = this.#sum();
      this.i++;
      return inner;
    }
    return { num: Number(t) };
  }
}
