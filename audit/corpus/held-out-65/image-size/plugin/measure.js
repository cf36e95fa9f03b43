const starts = (b, ...values) => values.every((v, i) => b[i] === v);
const be16 = (b, i) => (b[i] << 8) | b[i + 1];
const be32 = (b, i) => be16(b, i) * 65536 + be16(b, i + 2);
const le16 = (b, i) => b[i] | (b[i + 1] << 8);

function jpeg(b) {
  let i = 2;
  while (i + 9 < b.length) {
    if (b[i] !== 0xff) return null;
    const kind = b[i + 1];
    if (kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc) {
      return { kind: 'jpeg', height: be16(b, i + 5), width: be16(b, i + 7) };
    }
    i += 2 + be16(b, i + 2);
  }
  return null;
}

export function measure(b) {
  if (starts(b, 0x89, 0x50, 0x4e, 0x47)) return { kind: 'png', width: be32(b, 16), height: be32(b, 20) };
  if (starts(b, 0x47, 0x49, 0x46, 0x38)) return { kind: 'gif', width: le16(b, 6), height: le16(b, 8) };
  if (starts(b, 0xff, 0xd8)) return jpeg(b) ?? { kind: 'jpeg' };
  return { kind: 'unknown' };
}
