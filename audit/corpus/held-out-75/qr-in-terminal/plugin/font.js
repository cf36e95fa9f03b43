// 25 bits per glyph, padded to 4 bytes, in the order of the alphabet below
export const alphabet = 'ABCDEF';
export const packed = 'dH8YgA==9H0fAA==fCEHgA==9GMfAA==/D0PgA==/D0IAA==';
