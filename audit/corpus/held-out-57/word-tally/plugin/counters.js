const words = (t) => t.match(/\p{L}+/gu) ?? [];
const sentences = (t) => t.split(/[.!?]+\s/).filter((s) => s.trim());
export const counters = [
  ['words', (t) => words(t).length],
  ['sentences', (t) => sentences(t).length],
  ['minutes', (t) => Math.ceil(words(t).length / 220)],
  ['longest', (t) => Math.max(0, ...sentences(t).map((s) => words(s).length))],
];
