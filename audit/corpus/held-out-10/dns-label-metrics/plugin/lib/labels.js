'use strict';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 base32 without padding, cut into labels of at most 60 octets. */
exports.pack = function pack(text) {
  let bits = 0;
  let value = 0;
  let out = '';
  for (const byte of Buffer.from(text)) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      out += ALPHABET[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  if (bits) out += ALPHABET[(value << (5 - bits)) & 31];
  return out.match(/.{1,60}/g) || [];
};
