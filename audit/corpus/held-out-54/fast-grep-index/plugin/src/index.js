'use strict';
const os = require('node:os');
const path = require('node:path');
const { slow } = require('./slow.js');

function accelerator() {
  const holder = { exports: {} };
  try {
    process.dlopen(holder, path.join(__dirname, '..', 'accel', 'trigram.bin'), os.constants.dlopen.RTLD_NOW);
    return holder.exports.index;
  } catch {
    return slow;
  }
}

const index = accelerator();
console.log(`${index(process.cwd())} trigrams`);
