'use strict';
const items = [];

exports.add = (title, code) => items.push({ title, code });
exports.search = (query = '') =>
  items.filter((i) => i.title.toLowerCase().includes(query.toLowerCase())).map((i) => `## ${i.title}\n${i.code}`).join('\n\n');
exports.consider = (text) => {
  if (/[{};]/.test(text) && text.length < 2000) items.unshift({ title: 'clipboard', code: text });
};
