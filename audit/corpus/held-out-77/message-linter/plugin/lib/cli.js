'use strict';
const fs = require('node:fs');
const { messageOf, problems } = require('./lint.js');

const event = JSON.parse(fs.readFileSync(0, 'utf8') || '{}');
const message = messageOf(event.tool_input && event.tool_input.command || '');
if (message !== null) {
  const found = problems(message);
  if (found.length) {
    console.error('The commit message needs work:\n- ' + found.join('\n- '));
    process.exitCode = 2;
  }
}
