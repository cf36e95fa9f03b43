const ALPHABETS = {
  base16: '0123456789ABCDEF',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
};
const BITS = { base16: 4, base32: 5, base64: 6 };

export function decode(kind, text) {
  const alphabet = ALPHABETS[kind];
  const bits = BITS[kind];
  const out = [];
  let acc = 0;
  let n = 0;
  for (const c of text.replace(/[=\s]/g, '')) {
    const v = alphabet.indexOf(c);
    if (v < 0) throw new RangeError(`"${c}" is not in ${kind}`);
    acc = ((acc << bits) | v) & 0xffffff;
    n += bits;
    if (n >= 8) { n -= 8; out.push((acc >> n) & 255); }
  }
  return Uint8Array.from(out);
}

export function encode(kind, bytes) {
  const bits = BITS[kind];
  let s = '';
  let acc = 0;
  let n = 0;
  for (const b of bytes) {
    acc = ((acc << 8) | b) & 0xffffff;
    n += 8;
    while (n >= bits) { n -= bits; s += ALPHABETS[kind][(acc >> n) & ((1 << bits) - 1)]; }
  }
  if (n) s += ALPHABETS[kind][(acc << (bits - n)) & ((1 << bits) - 1)];
  return s;
}

export function base58(bytes) {
  let v = bytes.reduce((a, b) => a * 256n + BigInt(b), 0n);
  let s = '';
  for (; v > 0n; v /= 58n) s = ALPHABETS.base58[Number(v % 58n)] + s;
  return s;
}

export default function (api) {
  api.registerTool('decode_text', ({ kind, text }) => new TextDecoder().decode(decode(kind, text)));
  api.registerTool('encode_text', ({ kind, text }) => encode(kind, new TextEncoder().encode(text)));
}
