export const INVISIBLE = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;

const LIKE = new Map([
  ['\u0430', 'a'], ['\u0435', 'e'], ['\u043e', 'o'], ['\u0440', 'p'], ['\u0441', 'c'], ['\u0443', 'y'], ['\u0445', 'x'],
  ['\u0456', 'i'], ['\u0458', 'j'], ['\u0455', 's'], ['\u03bf', 'o'], ['\u03c1', 'p'], ['\u03bd', 'v'], ['\u0501', 'd'],
  ['\u0410', 'A'], ['\u0412', 'B'], ['\u0415', 'E'], ['\u041a', 'K'], ['\u041c', 'M'], ['\u041d', 'H'], ['\u041e', 'O'],
  ['\u0420', 'P'], ['\u0421', 'C'], ['\u0422', 'T'], ['\u0425', 'X'],
]);

export const skeleton = (name) => [...name.normalize('NFKC')].map((letter) => LIKE.get(letter) ?? letter).join('');
