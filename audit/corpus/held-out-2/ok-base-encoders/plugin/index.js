const B58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', B32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const enc = (al, bytes) => { let n = bytes.reduce((a, b) => a * 256n + BigInt(b), 0n), s = ''; const k = BigInt(al.length); while (n > 0n) { s = al[Number(n % k)] + s; n /= k; } return s; };
module.exports = { b58: (b) => enc(B58, b), b32: (b) => enc(B32, b), hex: (b) => [...b].map((x) => x.toString(16).padStart(2, '0')).join('') };
