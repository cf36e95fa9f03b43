export const weights = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 };
