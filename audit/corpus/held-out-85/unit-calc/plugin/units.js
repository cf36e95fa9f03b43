export const units = new Map([['m', 1], ['km', 1000], ['s', 1], ['min', 60], ['h', 3600]]);
