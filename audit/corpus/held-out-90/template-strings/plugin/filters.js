export const filters = new Map([
  ['upper', (s) => String(s).toUpperCase()],
  ['lower', (s) => String(s).toLowerCase()],
  ['trim', (s) => String(s).trim()],
]);
