const functions = new Map([
  ['max', Math.max],
  ['min', Math.min],
  ['sqrt', Math.sqrt],
  ['round', Math.round],
]);

class Evaluator {
  eval(node) {
    switch (node.op) {
      case 'number':
        return node.value;
      case 'neg':
        return -this.eval(node.left);
      case 'call':
        return this.call(node.name, node.args.map((arg) => this.eval(arg)));
      case '+':
        return this.eval(node.left) + this.eval(node.right);
      case '-':
        return this.eval(node.left) - this.eval(node.right);
      case '*':
        return this.eval(node.left) * this.eval(node.right);
      default:
        return this.eval(node.left) / this.eval(node.right);
    }
  }
  call(name, args) {
    const act = functions.get(name);
    if (!(act instanceof Function)) throw new Error(`${name} is unknown`);
    return act(...args);
  }
}

export const evaluator = new Evaluator();
