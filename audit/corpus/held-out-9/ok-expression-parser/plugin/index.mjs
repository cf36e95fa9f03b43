const BINARY = {
  '||': [1, (a, b) => a() || b()],
  '&&': [2, (a, b) => a() && b()],
  '==': [3, (a, b) => a() === b()],
  '<': [4, (a, b) => a() < b()],
  '>': [4, (a, b) => a() > b()],
  '+': [5, (a, b) => a() + b()],
  '-': [5, (a, b) => a() - b()],
  '*': [6, (a, b) => a() * b()],
  '/': [6, (a, b) => a() / b()],
  '%': [6, (a, b) => a() % b()],
};

const ALLOWED = new Set(['abs', 'ceil', 'floor', 'round', 'sqrt', 'sin', 'cos', 'tan', 'hypot', 'max', 'min', 'log2']);

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(\|\||&&|==|[-+*/%<>(),!]))/y;

function* tokens(source) {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new SyntaxError(`unexpected sign at ${at}`);
    const [, number, name, sign] = match;
    if (number !== undefined) yield { type: 'number', value: Number(number) };
    else if (name !== undefined) yield { type: 'name', value: name };
    else yield { type: 'sign', value: sign };
  }
  yield { type: 'end', value: '' };
}

export class Parser {
  #list;
  #at = 0;
  #names;

  constructor(source, names = {}) {
    this.#list = [...tokens(source)];
    this.#names = names;
  }

  static evaluate(source, names) {
    return new Parser(source, names).parse()();
  }

  parse() {
    const made = this.#expression(0);
    this.#expect('end', '');
    return made;
  }

  #peek() {
    return this.#list[this.#at];
  }

  #take() {
    return this.#list[this.#at++];
  }

  #expect(type, value) {
    const token = this.#take();
    if (token.type !== type || token.value !== value) throw new SyntaxError(`expected ${value || 'the end'}`);
  }

  #expression(power) {
    let left = this.#unary();
    for (;;) {
      const { type, value } = this.#peek();
      const entry = type === 'sign' && Object.hasOwn(BINARY, value) ? BINARY[value] : undefined;
      if (!entry || entry[0] <= power) return left;
      this.#take();
      const [a, b, act] = [left, this.#expression(entry[0]), entry[1]];
      left = () => act(a, b);
    }
  }

  #unary() {
    const { type, value } = this.#take();
    if (type === 'number') return () => value;
    if (type === 'name') return this.#name(value);
    if (value === '-') {
      const inner = this.#unary();
      return () => -inner();
    }
    if (value === '!') {
      const inner = this.#unary();
      return () => !inner();
    }
    if (value !== '(') throw new SyntaxError(`unexpected ${value}`);
    const inner = this.#expression(0);
    this.#expect('sign', ')');
    return inner;
  }

  #name(name) {
    if (this.#peek().value !== '(') {
      if (!Object.hasOwn(this.#names, name)) throw new ReferenceError(name);
      return () => this.#names[name];
    }
    if (!ALLOWED.has(name)) throw new ReferenceError(`no function ${name}`);
    this.#take();
    const args = [];
    while (this.#peek().value !== ')') {
      args.push(this.#expression(0));
      if (this.#peek().value === ',') this.#take();
    }
    this.#take();
    return () => Math[name](...args.map((arg) => arg()));
  }
}

definePlugin({
  handlers: {
    async evaluate(ctx, { text }) {
      return { text: String(Parser.evaluate(text || '2 * (3 + hypot(3, 4))', { pi: Math.PI })) };
    },
  },
});
