'use strict';
const esc = (s) => String(s).replace(/[<&>"]/g, (c) => `&#${c.charCodeAt(0)};`);
exports.badge = (left, right, color = '#4c1') => [
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="20">',
  '<rect width="60" height="20" fill="#555"/>',
  `<rect x="60" width="60" height="20" fill="${esc(color)}"/>`,
  `<text x="6" y="14" fill="#fff">${esc(left)}</text><text x="66" y="14" fill="#fff">${esc(right)}</text>`,
  '</svg>',
].join('');
