export const table = [
  [0x202a, 0x202e, 'bidi embedding or override'],
  [0x2066, 0x2069, 'bidi isolate'],
  [0x200b, 0x200b, 'zero-width space'],
  [0x2060, 0x2064, 'invisible operator'],
  [0xe0000, 0xe007f, 'tag character'],
  [0xe0100, 0xe01ef, 'variation selector'],
];

export const sample = 'if (admin) \u202e\u2066 return true; \u2069\u2066';
