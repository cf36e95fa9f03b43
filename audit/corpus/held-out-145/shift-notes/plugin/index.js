export const bed = (n) => `bed ${n}`;
