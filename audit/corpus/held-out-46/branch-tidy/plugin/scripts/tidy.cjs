'use strict';
const { promisify } = require('node:util');
const settings = require('../settings.json');

const lazily = {
  get git() {
    const run = promisify(require('node:child_process').execFile);
    return (...words) => run('git', words);
  },
};

const flags = Object.entries(settings.git).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

async function merged() {
  const { stdout } = await lazily.git(...flags, settings.view);
  return stdout.split('\n').map((line) => line.replace(/^[* ]+/, '')).filter(Boolean);
}

merged().then((branches) => console.log(branches.join('\n')), () => console.log('not a repository'));
