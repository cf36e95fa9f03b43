const flat = (values) => values.flat(Infinity).filter((value) => typeof value === 'number');

const FUNCTIONS = new Map([
  ['SUM', (...values) => flat(values).reduce((sum, value) => sum + value, 0)],
  ['MIN', (...values) => Math.min(...flat(values))],
  ['MAX', (...values) => Math.max(...flat(values))],
  ['MEAN', (...values) => flat(values).reduce((sum, value) => sum + value, 0) / (flat(values).length || 1)],
  ['ROUND', (value, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits],
  ['IF', (test, yes, no = 0) => (test ? yes : no)],
]);

const OPERATORS = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b, '^': (a, b) => a ** b };

export class Machine {
  #cells;

  constructor(cells) {
    this.#cells = cells;
  }

  exec(code) {
    const stack = [];
    for (const [operation, first, second] of code) {
      switch (operation) {
        case 'push': stack.push(first); break;
        case 'load': stack.push(this.#cells(first, second)); break;
        case 'negate': stack.push(-stack.pop()); break;
        case 'apply': {
          const right = stack.pop();
          stack.push(OPERATORS[first](stack.pop(), right));
          break;
        }
        case 'call': {
          const callee = FUNCTIONS.get(first);
          if (!callee) throw new ReferenceError(`no function ${first}`);
          stack.push(callee(...stack.splice(stack.length - second, second)));
          break;
        }
      }
    }
    return stack.pop();
  }
}
