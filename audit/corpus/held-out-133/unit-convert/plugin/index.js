const TO_M = { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, mi: 1609.344 };

export function convert(value, from, to) {
  if (!Object.hasOwn(TO_M, from) || !Object.hasOwn(TO_M, to)) throw new RangeError('unknown unit');
  return (value * TO_M[from]) / TO_M[to];
}
