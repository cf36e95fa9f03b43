'use strict';
exports.parseList = (text) => text.split(/\r?\n/).filter((l) => l.trim()).map((l) => {
  const at = l.lastIndexOf(' ');
  return { name: l.slice(0, at).trim(), price: Number(l.slice(at + 1)) };
});
