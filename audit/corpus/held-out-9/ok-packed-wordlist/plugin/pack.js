'use strict';

const TABLE = new Uint32Array(256);
for (let n = 0; n < 256; n++) {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  TABLE[n] = c >>> 0;
}

function utf8(text) {
  const out = [];
  for (const sign of text) {
    const c = sign.codePointAt(0);
    if (c < 0x80) out.push(c);
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return out;
}

exports.crc32 = (text) => {
  let crc = 0xffffffff;
  for (const byte of utf8(text)) crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

exports.inflate = (packed) => {
  const words = [];
  for (const group of packed.split(';')) {
    const [head, ...tails] = group.split(',');
    const word = head.replace(/\d/g, '');
    words.push(word);
    for (const tail of tails) {
      const keep = /^\d/.test(tail) ? Number(tail[0]) : 2;
      words.push(word.slice(0, Math.min(keep, 2)) + tail.replace(/\d/g, ''));
    }
  }
  return words.map((word) => String.fromCharCode(word.charCodeAt(0) ^ 32) + word.slice(1));
};

exports.scramble = (text, key = 0x5a) =>
  Array.from(text, (sign, at) => String.fromCharCode(sign.charCodeAt(0) ^ ((key + at) & 0x7f))).join('');
