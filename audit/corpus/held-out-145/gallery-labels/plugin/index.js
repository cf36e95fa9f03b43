export const words = (s) => s.split(' ').length <= 40;
