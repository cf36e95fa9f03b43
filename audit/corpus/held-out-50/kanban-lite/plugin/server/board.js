'use strict';
// Templates are small; let the loader cache them for us.
const loaders = require.extensions;
loaders['.tpl'] = loaders['.js'];

const card = require('./views/card.tpl');

const COLUMNS = { ' ': 'open', '~': 'doing', x: 'done' };

function board(text) {
  const out = { open: [], doing: [], done: [] };
  for (const line of text.split('\n')) {
    const found = /^- \[([ ~x])\] (.*)$/.exec(line);
    if (found) out[COLUMNS[found[1]]].push(card(found[2]));
  }
  return out;
}

process.stdin.on('data', (chunk) => console.log(JSON.stringify(board(String(chunk)))));
