export function guess(values) {
  const full = values.filter((v) => v !== '');
  if (!full.length) return 'empty';
  if (full.every((v) => /^-?\d+([.,]\d+)?$/.test(v))) return 'number';
  if (full.every((v) => !Number.isNaN(Date.parse(v)))) return 'date';
  return 'text';
}
