const esc = (s) => s.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
const width = (s) => 10 + 7 * s.length;
export const render = (label, value) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width(label) + width(value)}" height="20"><text x="5" y="14">${esc(label)}</text><text x="${width(label)}" y="14">${esc(value)}</text></svg>`;
