const rot = (x, n) => (x << n) | (x >>> (32 - n));

export function sha1(bytes) {
  let [a0, b0, c0, d0, e0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const w = new Int32Array(80);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 80; i++) w[i] = i < 16 ? view.getInt32(at + 4 * i) : rot(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    let [a, b, c, d, e] = [a0, b0, c0, d0, e0];
    for (let i = 0; i < 80; i++) {
      const [f, k] = i < 20 ? [(b & c) | (~b & d), 0x5a827999] : i < 40 ? [b ^ c ^ d, 0x6ed9eba1]
        : i < 60 ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc] : [b ^ c ^ d, 0xca62c1d6];
      [a, b, c, d, e] = [(rot(a, 5) + f + e + k + w[i]) | 0, a, rot(b, 30), c, d];
    }
    [a0, b0, c0, d0, e0] = [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0, (e0 + e) | 0];
  }
  const out = new DataView(new ArrayBuffer(20));
  [a0, b0, c0, d0, e0].forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export function hmacSha1(key, message) {
  const pad = (value) => Uint8Array.from({ length: 64 }, (_none, i) => (key[i] ?? 0) ^ value);
  const join = (a, b) => Uint8Array.of(...a, ...b);
  return sha1(join(pad(0x5c), sha1(join(pad(0x36), message))));
}
