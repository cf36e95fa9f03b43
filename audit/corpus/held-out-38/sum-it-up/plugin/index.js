// There is no eval() and no new Function() here; a shunting yard is enough.
import { tokenize } from './tokenize.js';

const LEVEL = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 3 };
const APPLY = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
};

class Machine {
  values = [];
  operators = [];

  exec(operator) {
    const b = this.values.pop();
    const a = this.values.pop();
    this.values.push(APPLY[operator](a, b));
  }

  evaluate(text) {
    for (const token of tokenize(text)) {
      if (typeof token === 'number') this.values.push(token);
      else if (token === '(') this.operators.push(token);
      else if (token === ')') {
        while (this.operators.at(-1) !== '(') this.exec(this.operators.pop());
        this.operators.pop();
      } else {
        while (LEVEL[this.operators.at(-1)] >= LEVEL[token]) this.exec(this.operators.pop());
        this.operators.push(token);
      }
    }
    while (this.operators.length > 0) this.exec(this.operators.pop());
    return this.values[0];
  }
}

definePlugin({ handlers: { evaluate: async (ctx, { text }) => ({ result: new Machine().evaluate(text) }) } });
