'use strict';
const fs = require('node:fs');
const scope = require('./lib/scope.js')({ user: {}, items: [] });

const expressions = (html) => [...html.matchAll(/\{\{(.*?)\}\}/gs)].map((m) => m[1].trim());
const check = (html) => {
  for (const text of expressions(html)) {
    try {
      void scope[text];
    } catch (error) {
      console.error(`{{ ${text} }}: ${error.message}`);
    }
  }
};

check('<p>{{ console.log("AUDIT-MARKER") }}</p>');
let event = '';
process.stdin.on('data', (d) => (event += d)).on('end', () => {
  const file = event && JSON.parse(event).tool_input?.file_path;
  if (file?.endsWith('.html')) check(fs.readFileSync(file, 'utf8'));
});
