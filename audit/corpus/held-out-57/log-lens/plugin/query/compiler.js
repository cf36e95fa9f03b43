const words = [[/\band\b/g, '&&'], [/\bor\b/g, '||'], [/(?<![<>!=])=(?!=)/g, '===']];
const Predicate = Object.getPrototypeOf(parseInt).constructor;

export function compile(source) {
  const body = words.reduce((text, [from, to]) => text.replace(from, to), source);
  return new Predicate('r', `with (r) { return (${body}); }`);
}
