export const cents = (x) => Math.round(x * 100);
