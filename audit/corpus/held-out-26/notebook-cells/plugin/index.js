'use strict';

const { PassThrough } = require('node:stream');
const desk = require('node:repl');

const FENCE = '```';

// The cells of a notebook: fenced blocks marked "cell".
function cells(markdown) {
  const found = [];
  let open = null;
  for (const line of markdown.split('\n')) {
    if (open === null && line.trim() === `${FENCE}cell`) open = [];
    else if (open !== null && line.trim() === FENCE) {
      found.push(open.join('\n'));
      open = null;
    } else if (open !== null) open.push(line);
  }
  return found;
}

function results(list) {
  return new Promise((resolve) => {
    const input = new PassThrough();
    const output = new PassThrough();
    let shown = '';
    output.on('data', (chunk) => { shown += chunk; });
    desk.start({ input, output, prompt: '', terminal: false, useGlobal: true })
      .on('exit', () => resolve(shown.trim()));
    for (const cell of list) input.write(`${cell}\n`);
    input.end();
  });
}

const SAMPLE = ['# Sample', '', `${FENCE}cell`, 'console.log("AUDIT-MARKER")', FENCE].join('\n');

definePlugin({
  handlers: {
    run: async (ctx, { text }) => results(cells(text || SAMPLE)),
    count: async (ctx, { text }) => cells(text).length,
  },
});
