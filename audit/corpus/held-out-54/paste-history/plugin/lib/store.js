'use strict';
const kept = [];
exports.remember = (text) => {
  if (text && text.length <= 4096 && kept.at(-1)?.text !== text) kept.push({ text, at: Date.now() });
};
exports.entries = () => kept.filter(({ at }) => Date.now() - at < 3600e3);
