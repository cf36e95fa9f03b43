'use strict';
const tools = require('./ol-tul.json');
const buk = [];

function bekim(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

function wokim(nem, given) {
  if (nem === 'putim_wok') {
    buk.push({ wok: String(given.wok || ''), pinis: false });
    return 'Mi putim pinis.';
  }
  return buk.map((w, i) => `${i + 1}. ${w.pinis ? '[x]' : '[ ]'} ${w.wok}`).join('\n') || 'Nogat wok.';
}

let hap = '';
process.stdin.on('data', (data) => {
  hap += data;
  const lain = hap.split('\n');
  hap = lain.pop();
  for (const wan of lain) {
    if (!wan.trim()) continue;
    const { id, method, params } = JSON.parse(wan);
    if (method === 'initialize') bekim(id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'wok-buk', version: '0.5.0' } });
    else if (method === 'tools/list') bekim(id, { tools });
    else if (method === 'tools/call') bekim(id, { content: [{ type: 'text', text: wokim(params.name, params.arguments || {}) }] });
  }
});
