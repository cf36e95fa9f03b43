const operations = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };

export class Interpreter {
  constructor(names) {
    this.names = names;
  }
  eval(node) {
    switch (node.kind) {
      case 'number': return node.value;
      case 'name': return Object.hasOwn(this.names, node.name) ? this.names[node.name] : NaN;
      case 'negate': return -this.eval(node.of);
      default: return operations[node.op](this.eval(node.left), this.eval(node.right));
    }
  }
}
