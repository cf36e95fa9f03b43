export function scale(grams, from, to) { return Math.round(grams * to / from); }
