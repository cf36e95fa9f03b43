export const title = (s) => s[0].toUpperCase() + s.slice(1);
