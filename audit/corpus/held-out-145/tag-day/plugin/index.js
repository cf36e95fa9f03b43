export const next = (v) => v.replace(/\d+$/, (n) => Number(n) + 1);
