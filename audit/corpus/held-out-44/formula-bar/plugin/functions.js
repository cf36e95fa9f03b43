const numbers = (args) => args.map(Number);

export default {
  sum: (...args) => numbers(args).reduce((a, b) => a + b, 0),
  mean: (...args) => numbers(args).reduce((a, b) => a + b, 0) / (args.length || 1),
  round: (value, digits = 0) => Number(Number(value).toFixed(digits)),
};
