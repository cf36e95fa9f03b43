export const day = (h) => 100 + Math.round(h / 30);
