import { Parser } from './parser.js';

const OPS = new Map([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
]);

class Machine {
  eval(node) {
    if (node.type === 'number') return node.value;
    if (node.type === 'negate') return -this.eval(node.of);
    return OPS.get(node.op)(this.eval(node.left), this.eval(node.right));
  }

  compile(text) {
    const tree = new Parser(text).parse();
    return { exec: () => this.eval(tree) };
  }
}

definePlugin({
  handlers: {
    calc: async (ctx, input) => {
      try {
        return String(new Machine().compile(input.text).exec());
      } catch (error) {
        return `cannot compute: ${error.message}`;
      }
    },
  },
});
