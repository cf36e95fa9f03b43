const K = [0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5];
const rotr = (x, n) => (x >>> n) | (x << (32 - n));
module.exports = (words) => words.reduce((h, w, i) => (rotr(h ^ w, 7) + K[i & 7]) | 0, 0x6a09e667);
