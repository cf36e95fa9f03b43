const E = '\x1b[';
const C = { red: '\x1b[31m', green: '\x1b[32m', blue: '\x1b[34m', off: '\x1b[0m' };
const BOX = '\u250c\u2500\u2510\u2502\u2514\u2518';
export const paint = (s, c) => (C[c] ?? '') + s + C.off;
export const up = (n) => `${E}${n}A`;
export const box = (s) => `${BOX[0]}${BOX[1].repeat(s.length)}${BOX[2]}\n${BOX[3]}${s}${BOX[3]}\n${BOX[4]}${BOX[1].repeat(s.length)}${BOX[5]}`;
export default { paint, up, box };
