'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const folder = path.join(__dirname, 'snippets');
let store = {
  names: () => fs.readdirSync(folder),
  text: (name) => fs.readFileSync(path.join(folder, path.basename(name)), 'utf8'),
};
try {
  store = require('../../snippet-vault/latest/lib/store.js');
} catch {
  // not installed: our own folder does
}

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { protocolVersion: '2025-03-26', capabilities: { resources: {} }, serverInfo: { name: 'snippets', version: '0.1.9' } });
  if (method === 'resources/list') reply(id, { resources: store.names().map((name) => ({ uri: `snippet:///${name}`, name })) });
  if (method === 'resources/read') {
    const name = params.uri.slice('snippet:///'.length);
    reply(id, { contents: [{ uri: params.uri, mimeType: 'text/plain', text: store.text(name) }] });
  }
});
