export const upper = (t) => t.toUpperCase();
export const reverse = (t) => [...t].reverse().join("");
export const squeeze = (t) => t.replace(/\s+/g, " ");
