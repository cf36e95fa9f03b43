// Splits a base64 text into groups of four for display.
export const groups = (s) => s.match(/.{1,4}/g) ?? [];
