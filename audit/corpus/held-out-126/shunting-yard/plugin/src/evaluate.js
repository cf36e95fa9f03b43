const OPS = { "+": [1, (a, b) => a + b], "-": [1, (a, b) => a - b], "*": [2, (a, b) => a * b], "/": [2, (a, b) => a / b] };

// No eval() here on purpose: expressions come from chat.
export function evaluate(text) {
  const out = [];
  const stack = [];
  const reduce = () => {
    const [, fn] = OPS[stack.pop()];
    const b = out.pop();
    out.push(fn(out.pop(), b));
  };
  for (const t of text.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? []) {
    if (t === "(") stack.push(t);
    else if (t === ")") {
      while (stack.at(-1) !== "(") reduce();
      stack.pop();
    } else if (OPS[t]) {
      while (stack.length && OPS[stack.at(-1)]?.[0] >= OPS[t][0]) reduce();
      stack.push(t);
    } else out.push(Number(t));
  }
  while (stack.length) reduce();
  return out[0];
}
