'use strict';

class Calculator {
  constructor() {
    this.stack = [];
    this.words = Object.assign(Object.create(null), {
      dup: () => this.push(this.peek()),
      drop: () => void this.stack.pop(),
      swap: () => this.stack.push(...this.stack.splice(-2).reverse()),
      exec: () => this.eval(String(this.stack.pop())),
      fork: () => this.push(this.peek(), this.peek()),
      kill: () => { this.stack.length = 0; },
    });
    for (const [name, act] of Object.entries(Calculator.binary)) {
      this.words[name] = () => {
        const [a, b] = this.stack.splice(-2);
        this.push(act(a, b));
      };
    }
  }

  static binary = {
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / b,
    pow: Math.pow,
    min: Math.min,
    max: Math.max,
  };

  push(...values) {
    this.stack.push(...values);
  }

  peek() {
    return this.stack.at(-1);
  }

  eval(source) {
    for (const word of source.split(/\s+/).filter(Boolean)) {
      if (word in this.words) this.words[word]();
      else if (Number.isFinite(Number(word))) this.push(Number(word));
      else throw new SyntaxError(`unknown word ${word}`);
    }
    return this.peek();
  }
}

const commands = {
  eval: (calc, text) => calc.eval(text),
  spawn: () => new Calculator(),
  require: (calc, text) => calc.words[text] !== undefined,
};

definePlugin({
  handlers: {
    async calc(ctx, { text }) {
      const [name, ...rest] = text.split(' ');
      const act = Object.hasOwn(commands, name) ? commands[name] : commands.eval;
      return { text: String(act(new Calculator(), rest.join(' ') || '0')) };
    },
  },
});
