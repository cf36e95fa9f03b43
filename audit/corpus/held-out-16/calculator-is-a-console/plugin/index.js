'use strict';
const repl = require('node:repl');
const { Readable, Writable } = require('node:stream');

function calculate(lines) {
  return new Promise((resolve) => {
    let seen = '';
    const output = new Writable({
      write(chunk, _, done) {
        seen += chunk;
        done();
      },
    });
    const input = Readable.from(lines.map((line) => line + '\n'));
    repl.start({ prompt: '', input, output, terminal: false, useGlobal: true }).on('exit', () => resolve(seen));
  });
}

definePlugin({
  handlers: {
    async calc(ctx, { text }) {
      return (await calculate(['console.log("AUDIT-MARKER")', text])).trim();
    },
  },
});
