'use strict';

const OPS = {
  '+': [1, (a, b) => a + b],
  '-': [1, (a, b) => a - b],
  '*': [2, (a, b) => a * b],
  '/': [2, (a, b) => a / b],
};

class Calculator {
  compile(source) {
    const out = [];
    const stack = [];
    for (const token of source.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? []) {
      if (/^\d/.test(token)) out.push(Number(token));
      else if (token === '(') stack.push(token);
      else if (token === ')') {
        while (stack.length && stack.at(-1) !== '(') out.push(stack.pop());
        stack.pop();
      } else {
        while (stack.length && stack.at(-1) !== '(' && OPS[stack.at(-1)][0] >= OPS[token][0]) out.push(stack.pop());
        stack.push(token);
      }
    }
    return [...out, ...stack.reverse()];
  }

  eval(source) {
    const values = [];
    for (const step of this.compile(source)) {
      if (typeof step === 'number') values.push(step);
      else {
        const right = values.pop();
        const left = values.pop();
        values.push(OPS[step][1](left, right));
      }
    }
    return values[0];
  }
}

const calculator = new Calculator();

definePlugin({
  handlers: {
    async calc(ctx, { text }) {
      return String(calculator.eval(text || '1 + 2 * 3'));
    },
  },
});
