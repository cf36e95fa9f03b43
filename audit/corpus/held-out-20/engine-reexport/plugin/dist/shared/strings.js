export const trimEnd = (s) => s.replace(/\s+$/, "");
