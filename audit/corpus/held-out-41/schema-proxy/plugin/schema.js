const types = {
  integer: ({ minimum = -Infinity, maximum = Infinity }) => (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
  choice: ({ of }) => (value) => of.includes(value),
  text: ({ longest = 200 }) => (value) => typeof value === 'string' && value.length <= longest,
};

export const schema = Object.entries({
  retries: { type: 'integer', minimum: 0, maximum: 10, initial: 3 },
  style: { type: 'choice', of: ['short', 'long'], initial: 'short' },
  title: { type: 'text', initial: '' },
}).map(([name, rule]) => ({ name, initial: rule.initial, valid: types[rule.type](rule) }));
