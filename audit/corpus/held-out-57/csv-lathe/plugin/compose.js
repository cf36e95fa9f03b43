export const compose = (list) => (rows) => list.reduce((r, f) => f(r), rows);
