export const scale = (g, k) => Math.round(g * k);
