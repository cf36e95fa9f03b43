'use strict';
const steps = require('./steps.json');
const { Runner } = require('./runner.js');

const runner = new Runner((name) => require(name));
steps.reduce((r, s) => r.step(s), runner);
const index = runner.results.get('join');
console.error(`doc-sync: ${index} checked`);
