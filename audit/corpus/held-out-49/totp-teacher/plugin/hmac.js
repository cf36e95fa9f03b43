const rol = (x, n) => (x << n) | (x >>> (32 - n));

export function sha1(bytes) {
  const size = ((bytes.length + 8) >> 6) + 1;
  const words = new Uint32Array(size * 16);
  bytes.forEach((b, i) => { words[i >> 2] |= b << (24 - (i % 4) * 8); });
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[size * 16 - 1] = bytes.length * 8;
  let [a0, b0, c0, d0, e0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const w = new Int32Array(80);
  for (let at = 0; at < words.length; at += 16) {
    let [a, b, c, d, e] = [a0, b0, c0, d0, e0];
    for (let i = 0; i < 80; i++) {
      w[i] = i < 16 ? words[at + i] : rol(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
      const [f, k] = i < 20 ? [(b & c) | (~b & d), 0x5a827999] : i < 40 ? [b ^ c ^ d, 0x6ed9eba1]
        : i < 60 ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc] : [b ^ c ^ d, 0xca62c1d6];
      [a, b, c, d, e] = [(rol(a, 5) + f + e + k + w[i]) | 0, a, rol(b, 30), c, d];
    }
    a0 = (a0 + a) | 0; b0 = (b0 + b) | 0; c0 = (c0 + c) | 0; d0 = (d0 + d) | 0; e0 = (e0 + e) | 0;
  }
  const out = new Uint8Array(20);
  [a0, b0, c0, d0, e0].forEach((v, i) => new DataView(out.buffer).setInt32(i * 4, v));
  return out;
}

export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha1(key) : key);
  const inner = sha1(Uint8Array.of(...block.map((b) => b ^ 0x36), ...message));
  return sha1(Uint8Array.of(...block.map((b) => b ^ 0x5c), ...inner));
}
