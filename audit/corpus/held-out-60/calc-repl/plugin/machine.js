const OPS = new Map([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['^', (a, b) => a ** b],
  ['neg', (a) => -a],
]);
const FUNCTIONS = new Map([
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['round', Math.round],
]);

export class Machine {
  #variables = new Map([['pi', Math.PI]]);

  exec(tree) {
    const value = this.eval(tree);
    this.#variables.set('ans', value);
    return value;
  }

  eval(node) {
    if (node.number !== undefined) return node.number;
    if (node.name) {
      if (!this.#variables.has(node.name)) throw new Error(`What is ${node.name}?`);
      return this.#variables.get(node.name);
    }
    const values = node.of.map((one) => this.eval(one));
    if (node.assign) {
      this.#variables.set(node.assign, values[0]);
      return values[0];
    }
    const act = node.call ? FUNCTIONS.get(node.call) : OPS.get(node.op);
    if (!act) throw new Error(`There is no function ${node.call}.`);
    return act(...values);
  }
}
