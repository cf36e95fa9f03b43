export const pick = (list, seed) => list[(seed * 7 + 3) % list.length];
