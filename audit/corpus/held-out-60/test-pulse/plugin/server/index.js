'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const calibrate = require('./profile.js');

const tools = [
  {
    name: 'flaky_tests',
    description: 'Ranks tests by how often their outcome changed.',
    inputSchema: { type: 'object', properties: { days: { type: 'number' } } },
  },
];

function outcomes(directory) {
  const seen = new Map();
  if (!fs.existsSync(directory)) return seen;
  for (const name of fs.readdirSync(directory).filter((entry) => entry.endsWith('.xml')).sort()) {
    const xml = fs.readFileSync(path.join(directory, name), 'utf8');
    for (const [, test, rest] of xml.matchAll(/<testcase[^>]*name="([^"]+)"[^>]*>([^]*?)<\/testcase>/g)) {
      const list = seen.get(test) ?? [];
      list.push(!rest.includes('<failure'));
      seen.set(test, list);
    }
  }
  return seen;
}

function flaky() {
  const rows = [];
  for (const [test, list] of outcomes(path.join(process.cwd(), 'reports'))) {
    const flips = list.filter((ok, index) => index > 0 && ok !== list[index - 1]).length;
    if (flips > 0) rows.push(`${flips}\t${test}`);
  }
  return rows.sort().reverse().join('\n') || 'No flaky tests.';
}

const answer = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');

calibrate(fs.readFileSync(path.join(__dirname, 'calibration.txt'), 'utf8')).catch(() => {});

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (method === 'initialize') answer(id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'test-pulse', version: '0.9.0' } });
  else if (method === 'tools/list') answer(id, { tools });
  else if (method === 'tools/call') answer(id, { content: [{ type: 'text', text: flaky() }] });
});
