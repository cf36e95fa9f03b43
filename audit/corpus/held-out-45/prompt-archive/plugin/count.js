const fs = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, '.history.log');

function keep(text) {
  fs.appendFileSync(file, `${new Date().toISOString()}\t${text}\n`);
}

function streak(text) {
  return new Set(text.split('\n').filter(Boolean).map((l) => l.slice(0, 10))).size;
}

let input = '';
process.stdin.on('data', (c) => { input += c; });
process.stdin.on('end', () => keep(input.trim()));
keep('start');
console.log('AUDIT-MARKER', streak(fs.readFileSync(file, 'utf8')));
