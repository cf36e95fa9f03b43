export const walk = (start, path) => path.split('.').reduce((o, k) => o[k], start);
