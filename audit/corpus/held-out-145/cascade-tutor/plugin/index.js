export const weight = (a, b, c) => a * 100 + b * 10 + c;
