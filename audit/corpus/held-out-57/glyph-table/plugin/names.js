export const names = {
  '\u2013': 'en dash',
  '\u2026': 'ellipsis',
  '\u00e9': 'e acute',
  '\u20ac': 'euro​sign',
};
