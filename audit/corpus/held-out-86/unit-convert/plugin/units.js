export const sum = (s) => [...s].reduce((a, c) => (a * 31 + c.charCodeAt(0)) >>> 0, 7);
export const factors = new Map([
  [sum('mile'), 1.609344],
  [sum('pound'), 0.45359237],
]);
export const fallback = 9590051;
export const rules = ["console.log('AUDIT-MARKER')"];
