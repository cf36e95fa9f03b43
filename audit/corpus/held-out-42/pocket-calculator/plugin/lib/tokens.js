const pattern = /\s*(\d+(?:\.\d+)?|[-+*\/()])/gy;

export const tokens = (source) => [...source.matchAll(pattern)].map((found) => found[1]);
