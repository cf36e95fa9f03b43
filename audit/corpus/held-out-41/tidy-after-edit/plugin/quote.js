export function quote(text) {
  if (/[\0-\x1f\x7f]/.test(text)) throw new RangeError('a path with control characters');
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export const command = (strings, ...values) => String.raw({ raw: strings }, ...values.map(quote));
