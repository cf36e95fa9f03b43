const ops = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};
export const evaluate = (n) => ('num' in n ? n.num : ops[n.op](evaluate(n.left), evaluate(n.right)));
