export const filters = new Map([
  ['upper', (v) => String(v).toUpperCase()],
  ['json', (v) => JSON.stringify(v)],
  ['html', (v) => String(v).replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
]);
