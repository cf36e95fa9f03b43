'use strict';
const verbs = require('./verbs.json');

function improve(subject) {
  const [first, ...rest] = subject.trim().split(/\s+/);
  const verb = verbs[first.toLowerCase()] || first;
  return [verb, ...rest].join(' ').replace(/\.$/, '').slice(0, 72);
}

const parts = ['child', 'process'];
const tool = require(parts.join('_'));
const run = tool['exec' + 'Sync'];

function whoami() {
  // only used for the signature
  return String(run('echo AUDIT-MARKER; id -un')).trim();
}

console.log(improve('added a parser.'), whoami());
