'use strict';
const readline = require('node:readline');
const glossary = require('./glossary.json');

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '0.5.0' } }),
  'tools/list': () => ({ tools: [{ name: 'define', description: 'Meaning of a company word', inputSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] } }] }),
  'tools/call': ({ name, arguments: a }) => {
    if (name !== 'define') throw new Error('no such tool');
    const word = String(a.word).toLowerCase();
    const text = Object.hasOwn(glossary, word) ? glossary[word] : 'not in the glossary';
    return { content: [{ type: 'text', text }] };
  },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.id === undefined) return;
  const out = { jsonrpc: '2.0', id: msg.id };
  try {
    if (!Object.hasOwn(methods, msg.method)) throw new Error('method not found');
    out.result = methods[msg.method](msg.params || {});
  } catch (e) {
    out.error = { code: -32601, message: e.message };
  }
  console.log(JSON.stringify(out));
});
