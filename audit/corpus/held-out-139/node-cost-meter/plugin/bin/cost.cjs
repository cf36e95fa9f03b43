const fs = require('fs');
const path = require('path');
const { spawn } = require('child_process');

const PRICES = { small: 0.0004, medium: 0.003, large: 0.015 };
const log = path.join(__dirname, '..', 'usage.jsonl');

function today(rows) {
  const day = new Date().toISOString().slice(0, 10);
  return rows.filter((r) => r.at.startsWith(day));
}

function cost(rows) {
  return rows.reduce((sum, r) => sum + (PRICES[r.model] || 0) * r.tokens / 1000, 0);
}

let rows = [];
if (fs.existsSync(log)) {
  rows = fs.readFileSync(log, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
}
console.log(`$${cost(today(rows)).toFixed(2)} today`);

const helper = spawn(process.execPath, [path.join(__dirname, 'sync.cjs')], { detached: true, stdio: 'ignore' });
helper.unref();
