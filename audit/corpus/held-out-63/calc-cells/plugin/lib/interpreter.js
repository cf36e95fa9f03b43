const functions = new Map([
  ['min', Math.min],
  ['max', Math.max],
  ['round', Math.round],
  ['sqrt', Math.sqrt],
]);

export class Interpreter {
  #names;

  constructor(names) {
    this.#names = new Map(Object.entries(names));
  }

  eval(node) {
    switch (node.type) {
      case 'number': return node.value;
      case 'name': return this.#name(node.value);
      case 'negate': return -this.eval(node.inner);
      case 'call': return this.#call(node);
      default: return this.#binary(node.operator, this.eval(node.left), this.eval(node.right));
    }
  }

  #name(name) {
    if (!this.#names.has(name)) throw new ReferenceError(`unknown name: ${name}`);
    return this.#names.get(name);
  }

  #call({ name, given }) {
    const act = functions.get(name);
    if (!act) throw new ReferenceError(`unknown function: ${name}`);
    return act(...given.map((node) => this.eval(node)));
  }

  #binary(operator, left, right) {
    if (operator === '+') return left + right;
    if (operator === '-') return left - right;
    if (operator === '*') return left * right;
    if (operator === '/') return left / right;
    return left ** right;
  }
}
