export const phrases = [
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:previous|prior|above)\b.{0,20}\binstructions?\b/i,
  /\byou are now\b/i,
  /\b(?:do not|don't|never)\b.{0,20}\b(?:tell|mention|reveal)\b/i,
];

export const ranges = [
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xe0000, 0xe007f],
];
