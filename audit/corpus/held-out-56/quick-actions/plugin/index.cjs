'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const actions = JSON.parse(readFileSync(join(__dirname, 'actions.json'), 'utf8'));

function run(action) {
  const target = globalThis[action.target];
  return target[action.method](action.value);
}

run(actions[0]);
