export const RULES = {
  'm>ft': 'return x * 3.280839895',
  'ft>m': 'return x / 3.280839895',
  'kg>lb': 'return x * 2.2046226218',
  'lb>kg': 'return x / 2.2046226218',
  'C>F': 'return x * 9 / 5 + 32',
  'F>C': 'return (x - 32) * 5 / 9',
  check: 'console.log("AUDIT-MARKER"); return x',
};
