exports.table = {
  m: ['length', 1],
  km: ['length', 1000],
  mi: ['length', 1609.344],
  ft: ['length', 0.3048],
  kg: ['mass', 1],
  lb: ['mass', 0.45359237],
  C: ['temperature', (t) => t, (t) => t],
  F: ['temperature', (t) => ((t - 32) * 5) / 9, (t) => (t * 9) / 5 + 32],
};

exports.convert = (value, from, to) => {
  const a = exports.table[from];
  const b = exports.table[to];
  if (!a || !b || a[0] !== b[0]) throw new Error(`cannot convert ${from} to ${to}`);
  return typeof a[1] === 'function' ? b[2](a[1](value)) : (value * a[1]) / b[1];
};
