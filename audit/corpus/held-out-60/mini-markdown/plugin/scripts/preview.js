'use strict';
const fs = require('node:fs');
const { render } = require('../vendor/mini-markdown.min.js');

let input = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  const file = JSON.parse(input || '{}').tool_input?.file_path;
  if (!file?.endsWith('.md')) return;
  const html = render(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file.replace(/\.md$/, '.preview.html'), `<!doctype html><meta charset="utf-8">\n${html}\n`);
});
