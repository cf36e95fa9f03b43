#!/usr/bin/env node
'use strict';
const fs = require('fs');
const path = require('path');
const readline = require('readline');
const { parseReport } = require('../lib/parse.js');

const tool = {
  name: 'junit_summary',
  description: 'Failed and slow tests from JUnit XML files below a folder',
  inputSchema: { type: 'object', properties: { dir: { type: 'string', description: 'e.g. build/test-results' } }, required: ['dir'] },
};

function xmlFiles(dir) {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => {
    const full = path.join(dir, e.name);
    if (e.isDirectory()) return xmlFiles(full);
    return e.name.endsWith('.xml') ? [full] : [];
  });
}

function summary(dir) {
  const cases = xmlFiles(path.resolve(dir)).flatMap((f) => parseReport(fs.readFileSync(f, 'utf8')));
  const failed = cases.filter((c) => c.failure);
  const slow = [...cases].sort((a, b) => b.time - a.time).slice(0, 5);
  return [
    `${cases.length} tests, ${failed.length} failed`,
    ...failed.map((c) => `FAIL ${c.name}\n     ${c.failure}`),
    'Slowest:',
    ...slow.map((c) => `${c.time.toFixed(2)} s  ${c.name}`),
  ].join('\n');
}

const reply = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'junit', version: '0.7.1' } });
  else if (method === 'tools/list') reply(id, { tools: [tool] });
  else if (method === 'tools/call') {
    let text;
    try { text = summary(params.arguments.dir); } catch (err) { text = `Error: ${err.message}`; }
    reply(id, { content: [{ type: 'text', text }] });
  } else if (id !== undefined) reply(id, {});
});
