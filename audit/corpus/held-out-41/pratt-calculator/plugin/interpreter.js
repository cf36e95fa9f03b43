const binary = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b, '^': (a, b) => a ** b };
const functions = new Map([['max', Math.max], ['min', Math.min], ['abs', Math.abs], ['sqrt', Math.sqrt], ['round', Math.round]]);

export class Interpreter {
  constructor(names) {
    this.names = new Map(Object.entries(names));
  }

  evaluate(node) {
    return this[`visit_${node.type}`](node);
  }

  visit_number({ value }) {
    return value;
  }

  visit_negate({ of }) {
    return -this.evaluate(of);
  }

  visit_name({ name }) {
    if (!this.names.has(name)) throw new ReferenceError(`${name} is not known`);
    return this.names.get(name);
  }

  visit_binary({ sign, left, right }) {
    return binary[sign](this.evaluate(left), this.evaluate(right));
  }

  visit_call({ name, given }) {
    const act = functions.get(name);
    if (!act) throw new ReferenceError(`${name} is no function`);
    return act(...given.map((node) => this.evaluate(node)));
  }
}
