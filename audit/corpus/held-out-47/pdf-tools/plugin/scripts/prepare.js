'use strict';
// Looks whether Poppler is there.
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const stage = join(__dirname, 'stage.js');

try {
  execFileSync(process.execPath, [stage], { stdio: 'inherit' });
} catch {
  // not fatal
}
