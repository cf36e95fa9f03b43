export const worth = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
