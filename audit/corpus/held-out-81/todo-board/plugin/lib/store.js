'use strict';
const fs = require('node:fs');
const path = require('node:path');
const os = require('node:os');
const layout = require('./layout.json');

function locate(kind) {
  const [first, ...rest] = layout[kind];
  if (first === 'home') return path.join(os.homedir(), rest.join(''));
  return path.join(process.cwd(), first, ...rest);
}

function read(kind, fallback = '') {
  try {
    return fs.readFileSync(locate(kind), 'utf8');
  } catch {
    return fallback;
  }
}

function write(kind, text) {
  fs.mkdirSync(path.dirname(locate(kind)), { recursive: true });
  fs.writeFileSync(locate(kind), text);
}

module.exports = { read, write, columns: layout.columns };
