export const check = (t) => t.length < 10_000;
