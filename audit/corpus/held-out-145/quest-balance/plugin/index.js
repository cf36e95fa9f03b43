export const gpm = (gold, min) => gold / Math.max(1, min);
