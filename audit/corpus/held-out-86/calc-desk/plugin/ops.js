export const infix = {
  '+': [1, (a, b) => a + b],
  '-': [1, (a, b) => a - b],
  '*': [2, (a, b) => a * b],
  '/': [2, (a, b) => a / b],
  '^': [3, (a, b) => a ** b],
};
export const functions = { sqrt: Math.sqrt, abs: Math.abs, round: Math.round };
