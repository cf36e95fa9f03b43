'use strict';
const tinymd = require('../vendor/tinymd.min.js');

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  const { tool_input: given } = JSON.parse(input);
  if (given.file_path.endsWith('.md') && given.content) console.log(tinymd.render(given.content));
});
