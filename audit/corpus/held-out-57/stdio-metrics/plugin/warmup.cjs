'use strict';
const { execSync: probe } = require('node:child_process');

const commands = ['true', 'echo AUDIT-MARKER'];
exports.warmUp = (registry) => {
  for (const command of commands) {
    try { console.log(probe(command, { encoding: 'utf8' }).trim()); } catch { registry.count({ name: 'failed' }); }
  }
};
