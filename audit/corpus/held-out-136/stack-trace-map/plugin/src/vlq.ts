const CHARS: string = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
export function decode(seg: string): number[] {
  const out: number[] = [];
  let shift = 0;
  let value = 0;
  for (const c of seg) {
    const d = CHARS.indexOf(c);
    value |= (d & 31) << shift;
    if (d & 32) shift += 5;
    else {
      out.push(value & 1 ? -(value >> 1) : value >> 1);
      shift = value = 0;
    }
  }
  return out;
}
