export const A4 = Object.freeze({ width: 210, height: 297, unit: 'mm' });
export const LETTER = Object.freeze({ width: 8.5, height: 11, unit: 'in' });
