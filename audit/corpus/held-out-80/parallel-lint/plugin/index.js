'use strict';

const path = require('node:path');
const pool = require('node:cluster');

const jobs = 2;

pool.setupPrimary({
  exec: path.join(__dirname, 'lib', 'job.js'),
  args: ['--quiet'],
  silent: false,
});

const results = [];
for (let i = 0; i < jobs; i += 1) {
  const member = pool.fork({ LINT_PART: `${i}/${jobs}` });
  member.on('message', (message) => results.push(message));
  member.on('exit', (code) => {
    if (code !== 0) console.error(`part ${i} ended with ${code}`);
  });
}
