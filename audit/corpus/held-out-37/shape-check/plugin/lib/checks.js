export const checks = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  date: (value) => !Number.isNaN(Date.parse(value)),
  require: (value) => value !== undefined,
  function: () => false,
};
