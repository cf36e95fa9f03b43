'use strict';
const words = ['', 'info', 'warning', 'error'];
exports.table = (found) => found.map((f) => `${f.file}:${f.line}  ${words[f.level]}  ${f.id}  ${f.message}`).join('\n');
exports.summary = (found) => {
  const errors = found.filter((f) => f.level === 3).length;
  return `${found.length} problems, ${errors} errors`;
};
