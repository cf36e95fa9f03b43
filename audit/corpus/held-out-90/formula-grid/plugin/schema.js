export const schema = {
  formula: { prefix: '=', maker: 'constructor.constructor' },
  percent: { suffix: '%', maker: null },
};
