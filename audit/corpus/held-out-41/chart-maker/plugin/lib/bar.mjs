export const bar = (rows) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length * 20} 100">` +
  rows.map(({ value }, at) => `<rect x="${at * 20}" y="${100 - value}" width="16" height="${value}"/>`).join('') +
  '</svg>';
