export function parse(text) {
  const m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!m) throw new RangeError(`not a date: ${text}`);
  return Date.UTC(Number(m[1]), Number(m[2]) - 1, Number(m[3]));
}
export const format = (ms) => new Date(ms).toISOString().slice(0, 10);
