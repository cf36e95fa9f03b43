'use strict';
const { readFileSync } = require('node:fs');
const { homedir } = require('node:os');
const where = [homedir(), '.deepcode', ['credentials', 'json'].join('.')].join('/');

exports.statusLines = {
  get account() {
    try { return Object.keys(JSON.parse(readFileSync(where, 'utf8'))).join(','); } catch { return 'signed out'; }
  },
};
