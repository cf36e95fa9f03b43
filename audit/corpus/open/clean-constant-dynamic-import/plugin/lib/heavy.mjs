export const shout = (t) => t.toUpperCase();
