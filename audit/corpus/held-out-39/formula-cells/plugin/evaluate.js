const position = (name) => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const functions = {
  sum: (values) => values.reduce((a, b) => a + b, 0),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};
const binary = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };

export function evaluate(node, table) {
  const visit = {
    Number: () => node.value,
    Cell: () => Number(table[position(node.name)[0]]?.[position(node.name)[1]] ?? 0),
    Range: () => {
      const [[r1, c1], [r2, c2]] = [position(node.from), position(node.to)];
      const out = [];
      for (let r = r1; r <= r2; r++) for (let c = c1; c <= c2; c++) out.push(Number(table[r]?.[c] ?? 0));
      return out;
    },
    Binary: () => binary[node.sign](evaluate(node.left, table), evaluate(node.right, table)),
    Function: () => {
      if (!Object.hasOwn(functions, node.name)) throw new ReferenceError(`there is no function ${node.name}`);
      return functions[node.name](node.args.flatMap((arg) => evaluate(arg, table)));
    },
  };
  return visit[node.type]();
}
