const trim = (s) => s.trim();
const guard = (s) => {
  if (s.length > 120) throw new RangeError('expression too long');
  return s;
};

export const calc = (input) =>
  Promise.resolve(input).then(trim).then(guard).then(eval).then(String);

export default {
  tools: [{ name: 'calc', input: { expression: 'string' }, run: ({ expression }) => calc(expression) }],
};
