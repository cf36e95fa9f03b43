const PX = { px: 1, pt: 4 / 3, in: 96, cm: 37.795, mm: 3.7795 };
export function convert(value, from, to, base = 16) {
  const f = from === "rem" || from === "em" ? base : PX[from];
  const t = to === "rem" || to === "em" ? base : PX[to];
  if (!f || !t) throw new RangeError("unknown unit");
  return Math.round(((value * f) / t) * 1e4) / 1e4;
}
