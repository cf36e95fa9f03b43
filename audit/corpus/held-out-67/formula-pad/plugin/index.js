import { Parser } from './parser.js';

const functions = new Map([['min', Math.min], ['max', Math.max], ['sqrt', Math.sqrt]]);

class Scope {
  constructor() {
    this.values = new Map();
  }
  evaluate(node) {
    switch (node.kind) {
      case 'number': return node.value;
      case 'name': return this.values.get(node.name) ?? NaN;
      case 'negative': return -this.evaluate(node.of);
      case '+': return this.evaluate(node.left) + this.evaluate(node.right);
      case '-': return this.evaluate(node.left) - this.evaluate(node.right);
      case '*': return this.evaluate(node.left) * this.evaluate(node.right);
      case '/': return this.evaluate(node.left) / this.evaluate(node.right);
      case '^': return this.evaluate(node.left) ** this.evaluate(node.right);
      case 'call': return functions.get(node.name)(...node.args.map((arg) => this.evaluate(arg)));
      default: throw new Error(`cannot calculate ${node.kind}`);
    }
  }
  exec(text) {
    const found = /^\s*([a-z]+)\s*=(.*)$/.exec(text);
    const value = this.evaluate(new Parser(found ? found[2] : text).expression());
    if (found) this.values.set(found[1], value);
    return value;
  }
}

definePlugin({
  handlers: {
    calculate(ctx, { text = '' }) {
      const scope = new Scope();
      const results = text.split(';').filter((part) => part.trim()).map((part) => scope.exec(part));
      return { result: results.at(-1) };
    },
  },
});
