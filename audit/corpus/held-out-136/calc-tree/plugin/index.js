import { tokenize } from "./lexer.js";

const PREC = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };
const APPLY = { "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "^": (a, b) => a ** b };

export function evaluate(expr) {
  const out = [], ops = [];
  const reduce = () => { const b = out.pop(), a = out.pop(); out.push(APPLY[ops.pop()](a, b)); };
  for (const t of tokenize(expr)) {
    if (t.kind === "num") out.push(t.value);
    else if (t.value === "(") ops.push("(");
    else if (t.value === ")") { while (ops.at(-1) !== "(") reduce(); ops.pop(); }
    else { while (ops.length && PREC[ops.at(-1)] >= PREC[t.value]) reduce(); ops.push(t.value); }
  }
  while (ops.length) reduce();
  return out[0];
}

export function activate(api) {
  api.tools.register({ name: "evaluate", run: ({ expr }) => evaluate(expr) });
}
