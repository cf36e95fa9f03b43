const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const base58 = {
  encode(bytes) {
    let n = 0n;
    for (const b of bytes) n = n * 256n + BigInt(b);
    let out = '';
    while (n > 0n) { out = ALPHABET[Number(n % 58n)] + out; n /= 58n; }
    for (const b of bytes) { if (b) break; out = `1${out}`; }
    return out;
  },
  decode(text) {
    let n = 0n;
    for (const c of text) {
      const at = ALPHABET.indexOf(c);
      if (at < 0) throw new RangeError(`not base58: ${c}`);
      n = n * 58n + BigInt(at);
    }
    const out = [];
    while (n > 0n) { out.unshift(Number(n % 256n)); n /= 256n; }
    for (const c of text) { if (c !== '1') break; out.unshift(0); }
    return Uint8Array.from(out);
  },
};
