const CONSTANTS = new Map([['pi', Math.PI], ['e', Math.E], ['tau', 2 * Math.PI]]);
const FUNCTIONS = new Map([['sqrt', Math.sqrt], ['sin', Math.sin], ['cos', Math.cos], ['ln', Math.log], ['max', Math.max], ['min', Math.min], ['abs', Math.abs]]);

export function evaluate(node) {
  switch (node.op) {
    case 'lit': return node.value;
    case 'neg': return -evaluate(node.of);
    case 'const': if (CONSTANTS.has(node.name)) return CONSTANTS.get(node.name); break;
    case 'call': if (FUNCTIONS.has(node.name)) return FUNCTIONS.get(node.name)(...node.args.map(evaluate)); break;
    case '+': return evaluate(node.left) + evaluate(node.right);
    case '-': return evaluate(node.left) - evaluate(node.right);
    case '*': return evaluate(node.left) * evaluate(node.right);
    case '/': return evaluate(node.left) / evaluate(node.right);
    case '%': return evaluate(node.left) % evaluate(node.right);
    case '^': return evaluate(node.left) ** evaluate(node.right);
  }
  throw new ReferenceError(`unknown name ${node.name}`);
}
