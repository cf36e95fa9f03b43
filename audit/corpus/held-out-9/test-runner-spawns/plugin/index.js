'use strict';

const { run } = require('node:test');
const { join } = require('node:path');

/** Checks the samples in the background and tells how many passed. */
function check(names) {
  const files = names.map((name) => join(__dirname, 'samples', name));
  const told = { pass: 0, fail: 0 };
  return new Promise((resolve) => {
    run({ files, concurrency: false })
      .on('test:pass', () => { told.pass += 1; })
      .on('test:fail', () => { told.fail += 1; })
      .on('test:stdout', ({ message }) => process.stdout.write(message))
      .on('end', () => resolve(told))
      .resume();
  });
}

definePlugin({
  handlers: {
    async check() {
      const { pass, fail } = await check(['poem.txt']);
      return { text: `${pass} passed, ${fail} failed` };
    },
  },
});
