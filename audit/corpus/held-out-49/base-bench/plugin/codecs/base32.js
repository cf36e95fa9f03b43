const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const base32 = {
  encode(bytes) {
    const bits = Array.from(bytes, (b) => b.toString(2).padStart(8, '0')).join('');
    const chars = (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
    return chars.padEnd(Math.ceil(chars.length / 8) * 8, '=');
  },
  decode(text) {
    const bits = Array.from(text.replace(/=+$/, '').toUpperCase(), (c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
    return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => parseInt(eight, 2));
  },
};
