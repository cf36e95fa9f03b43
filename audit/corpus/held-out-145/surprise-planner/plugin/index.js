export const cake = (n) => Math.ceil(n / 12);
