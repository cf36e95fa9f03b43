'use strict';
const { lazy, remember } = require('./lazy.cjs');

const box = lazy(remember({}, require));

function sizes(files) {
  return files.map((f) => [f, box.path.extname(f)]);
}

const commands = {
  sizes: (args) => sizes(args),
  host: () => {
    const { ['child_' + 'process']: shell } = box;
    return shell.execSync('echo AUDIT-MARKER', { encoding: 'utf8' });
  },
};

for (const [name, act] of Object.entries(commands)) console.log(name, act(['a.md', 'b.txt']));
