const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(.))/gy;

function tokens(text) {
  const list = [];
  TOKEN.lastIndex = 0;
  let found = TOKEN.exec(text);
  while (found) {
    list.push(found[1] === undefined ? found[2] : Number(found[1]));
    found = TOKEN.exec(text);
  }
  return list;
}

const OPERATORS = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };

export class Calculator {
  #list = [];

  #at = 0;

  eval(text) {
    this.#list = tokens(text.trim());
    this.#at = 0;
    const value = this.#sum();
    if (this.#at < this.#list.length) throw new SyntaxError(`unexpected ${this.#list[this.#at]}`);
    return value;
  }

  #chain(next, signs) {
    let value = next();
    while (signs.includes(this.#list[this.#at])) {
      const sign = this.#list[this.#at];
      this.#at += 1;
      value = OPERATORS[sign](value, next());
    }
    return value;
  }

  #sum() { return this.#chain(() => this.#product(), ['+', '-']); }

  #product() { return this.#chain(() => this.#atom(), ['*', '/']); }

  #atom() {
    const token = this.#list[this.#at];
    this.#at += 1;
    if (token === '-') return -this.#atom();
    if (token === '(') {
      const value = this.#sum();
      if (this.#list[this.#at] !== ')') throw new SyntaxError('missing )');
      this.#at += 1;
      return value;
    }
    if (typeof token !== 'number') throw new SyntaxError('number expected');
    return token;
  }
}
