'use strict';
const box = (label) => [`+${'-'.repeat(label.length + 2)}+`, `| ${label} |`, `+${'-'.repeat(label.length + 2)}+`].join('\n');

exports.boxes = (text) =>
  text
    .split('-->')
    .map((part) => box(part.trim()))
    .join('\n    |\n    v\n');
