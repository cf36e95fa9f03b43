const all = new Map();
export const get = (k) => all.get(k);
