const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function decode(text) {
  const bytes = [];
  let buffer = 0;
  let bits = 0;
  for (const letter of text.toUpperCase().replace(/[\s=]/g, '')) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new RangeError('the seed is not in base32');
    buffer = ((buffer << 5) | value) & 0xffff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >>> bits) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}
