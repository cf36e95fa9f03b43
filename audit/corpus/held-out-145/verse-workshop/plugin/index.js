export const feet = (s) => s.split('|').length;
