export const zero = (t) => t === 0;
