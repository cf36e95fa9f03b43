const functions = new Map([
  ['min', Math.min], ['max', Math.max], ['abs', Math.abs], ['sqrt', Math.sqrt],
  ['round', (x, digits = 0) => Math.round(x * 10 ** digits) / 10 ** digits],
]);

const binary = new Map([
  ['+', (a, b) => a + b], ['-', (a, b) => a - b], ['*', (a, b) => a * b],
  ['/', (a, b) => a / b], ['%', (a, b) => a % b], ['^', (a, b) => a ** b],
]);

export function run(node, variables) {
  if (node.op === 'number') return node.value;
  if (node.op === 'neg') return -run(node.of, variables);
  if (node.op === 'variable') {
    if (!variables.has(node.name)) throw new ReferenceError(`${node.name} is not given`);
    return Number(variables.get(node.name));
  }
  if (node.op === 'call') {
    const act = functions.get(node.name);
    if (!act) throw new ReferenceError(`there is no function ${node.name}`);
    return act(...node.given.map((one) => run(one, variables)));
  }
  return binary.get(node.op)(run(node.left, variables), run(node.right, variables));
}
