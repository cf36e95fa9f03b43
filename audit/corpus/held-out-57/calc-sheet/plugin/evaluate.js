const operations = new Map([['+', (a, b) => a + b], ['-', (a, b) => a - b], ['*', (a, b) => a * b], ['/', (a, b) => a / b], ['^', (a, b) => a ** b]]);
export function evaluate(node, names) {
  if (node.kind === 'num') return node.value;
  if (node.kind === 'name') {
    if (!names.has(node.value)) throw new ReferenceError(node.value);
    return names.get(node.value);
  }
  return operations.get(node.op)(evaluate(node.left, names), evaluate(node.right, names));
}
