export function clock(text) {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!found) throw new RangeError(`not a time: ${text}`);
  return { hour: Number(found[1]), minute: Number(found[2]) };
}
