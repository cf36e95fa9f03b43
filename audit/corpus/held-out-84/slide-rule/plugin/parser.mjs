const binary = {
  '+': [10, (a, b) => a + b],
  '-': [10, (a, b) => a - b],
  '*': [20, (a, b) => a * b],
  '/': [20, (a, b) => a / b],
  '^': [30, (a, b) => a ** b],
};
const functions = new Map([['sqrt', Math.sqrt], ['abs', Math.abs], ['ln', Math.log]]);

export function evaluate(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/^()]/g) ?? [];
  let at = 0;
  const primary = () => {
    const token = tokens[at++];
    if (token === '-') return -primary();
    if (token === '(') {
      const value = expression(0);
      if (tokens[at++] !== ')') throw new SyntaxError('")" expected');
      return value;
    }
    if (functions.has(token)) return functions.get(token)(primary());
    if (token === undefined || Number.isNaN(Number(token))) throw new SyntaxError(`odd token: ${token}`);
    return Number(token);
  };
  const expression = (least) => {
    let left = primary();
    while (Object.hasOwn(binary, tokens[at]) && binary[tokens[at]][0] >= least) {
      const [power, act] = binary[tokens[at++]];
      left = act(left, expression(power + 1));
    }
    return left;
  };
  return expression(0);
}
