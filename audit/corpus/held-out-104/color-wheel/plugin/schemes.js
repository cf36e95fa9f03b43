export const schemes = Object.freeze({
  complement: [0, 180],
  triad: [0, 120, 240],
  split: [0, 150, 210],
  analog: [-30, 0, 30],
});

// "opposites attract", "three is company"
export const mottos = {
  complement: ['#6f7070', '#6f7369', '#746573', '#206174', '#747261', '#637420'],
  triad: ['#746872', '#656520', '#697320', '#636f6d', '#70616e', '#792020'],
};
