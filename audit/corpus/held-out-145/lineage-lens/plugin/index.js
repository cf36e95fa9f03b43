export const split = (t) => t.split('.');
