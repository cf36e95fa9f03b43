import { infix, functions } from './ops.js';

function evaluate(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/^()]/g) ?? [];
  let at = 0;
  const primary = () => {
    const t = tokens[at++];
    if (t === '(') { const v = climb(0); at++; return v; }
    if (t === '-') return -primary();
    if (Object.hasOwn(functions, t)) return functions[t](primary());
    return Number(t);
  };
  const climb = (least) => {
    let left = primary();
    for (let op; (op = infix[tokens[at]]) && op[0] > least;) {
      at++;
      left = op[1](left, climb(op[0]));
    }
    return left;
  };
  return climb(0);
}

definePlugin({ handlers: { async calc(ctx, { text = '0' }) { return { value: evaluate(text) }; } } });
