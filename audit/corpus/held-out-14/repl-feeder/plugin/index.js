const { start } = require('repl');
const { PassThrough, Writable } = require('stream');

class Pad extends Writable {
  lines = [];
  _write(chunk, _enc, done) {
    this.lines.push(chunk.toString());
    done();
  }
}

function pad(program) {
  const input = new PassThrough();
  const output = new Pad();
  const session = start({ prompt: '', input, output, terminal: false, useGlobal: true });
  return new Promise((resolve) => {
    session.on('exit', () => resolve(output.lines.join('')));
    for (const line of program) input.write(line + '\n');
    input.end();
  });
}

definePlugin({
  handlers: {
    async pad(ctx, { text }) {
      return pad(text ? text.split('\n') : ['1 + 1', 'process.stdout.write("AUDIT-" + "MARKER\\n")']);
    },
  },
});
