const B32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const B58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const B85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

export const base32 = {
  encode(bytes) {
    let bits = '';
    for (const b of bytes) bits += b.toString(2).padStart(8, '0');
    const out = (bits.match(/.{1,5}/g) ?? []).map((g) => B32[Number.parseInt(g.padEnd(5, '0'), 2)]).join('');
    return out.padEnd(Math.ceil(out.length / 8) * 8, '=');
  },
  decode(text) {
    const bits = [...text.replace(/=+$/, '')].map((c) => B32.indexOf(c).toString(2).padStart(5, '0')).join('');
    return Uint8Array.from(bits.match(/.{8}/g) ?? [], (g) => Number.parseInt(g, 2));
  },
};

export const base58 = {
  encode(bytes) {
    let n = bytes.reduce((sum, b) => sum * 256n + BigInt(b), 0n), out = '';
    for (; n > 0n; n /= 58n) out = B58[Number(n % 58n)] + out;
    for (const b of bytes) { if (b !== 0) break; out = `1${out}`; }
    return out;
  },
  decode(text) {
    let n = [...text].reduce((sum, c) => sum * 58n + BigInt(B58.indexOf(c)), 0n);
    const out = [];
    for (; n > 0n; n >>= 8n) out.unshift(Number(n & 255n));
    for (const c of text) { if (c !== '1') break; out.unshift(0); }
    return Uint8Array.from(out);
  },
};

export const base85 = {
  encode(bytes) {
    let out = '';
    for (let i = 0; i + 4 <= bytes.length; i += 4) {
      let n = new DataView(bytes.buffer, bytes.byteOffset + i, 4).getUint32(0), group = '';
      for (let k = 0; k < 5; k++) { group = B85[n % 85] + group; n = Math.floor(n / 85); }
      out += group;
    }
    return out;
  },
  decode(text) {
    const out = [];
    for (let i = 0; i + 5 <= text.length; i += 5) {
      const n = [...text.slice(i, i + 5)].reduce((sum, c) => sum * 85 + B85.indexOf(c), 0);
      out.push((n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);
    }
    return Uint8Array.from(out);
  },
};
