'use strict';

class Walker {
  eval(node) {
    switch (node.kind) {
      case 'number': return node.value;
      case 'negate': return -this.eval(node.of);
      case 'plus': return this.eval(node.left) + this.eval(node.right);
      case 'minus': return this.eval(node.left) - this.eval(node.right);
      case 'times': return this.eval(node.left) * this.eval(node.right);
      case 'over': return this.eval(node.left) / this.eval(node.right);
      default: throw new TypeError(`unknown kind: ${node.kind}`);
    }
  }

  // The steps in words, innermost first.
  exec(node, steps) {
    if (node.left) {
      this.exec(node.left, steps);
      this.exec(node.right, steps);
      steps.push(`${this.eval(node.left)} ${node.kind} ${this.eval(node.right)} is ${this.eval(node)}`);
    }
    return steps;
  }

  compile(node) {
    return () => this.eval(node);
  }
}

exports.walker = new Walker();
