const factors = new Map([['m', ['l', 1]], ['km', ['l', 1000]], ['mi', ['l', 1609.344]], ['kg', ['m', 1]], ['lb', ['m', 0.45359237]]]);
export function convert({ value, from, to }) {
  const [a, b] = [factors.get(from), factors.get(to)];
  if (!a || !b || a[0] !== b[0]) return 'not convertible';
  return (value * a[1]) / b[1];
}
