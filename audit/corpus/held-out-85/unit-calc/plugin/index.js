import { compile } from './parser.js';
import { units } from './units.js';

// evaluate() walks the tree that compile() has made.
function evaluate(node) {
  switch (node.kind) {
    case 'number': return node.value * (node.unit ? units.get(node.unit) ?? NaN : 1);
    case '+': return evaluate(node.left) + evaluate(node.right);
    case '-': return evaluate(node.left) - evaluate(node.right);
    case '*': return evaluate(node.left) * evaluate(node.right);
    case '/': return evaluate(node.left) / evaluate(node.right);
    default: throw new Error(`unknown node ${node.kind}`);
  }
}

definePlugin({ handlers: { calc: async (ctx, { text }) => ({ value: evaluate(compile(text || '1 + 1')) }) } });
