'use strict';
const { files, warm } = require('./index.js');

const known = new Set();
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};

const methods = {
  initialize: () => ({ capabilities: { textDocumentSync: 1, completionProvider: { triggerCharacters: ['-'] } } }),
  'textDocument/completion': () => [...known].map((label) => ({ label, kind: 10 })),
  shutdown: () => null,
};

function learn(file) {
  for (const [, name] of files().readFileSync(file, 'utf8').matchAll(/(--[\w-]+)\s*:/g)) known.add(name);
}

console.log(warm());
let pending = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  pending = Buffer.concat([pending, chunk]);
  for (;;) {
    const end = pending.indexOf('\r\n\r\n');
    if (end < 0) return;
    const size = Number(/Content-Length: (\d+)/i.exec(pending.subarray(0, end))?.[1]);
    if (pending.length < end + 4 + size) return;
    const message = JSON.parse(pending.subarray(end + 4, end + 4 + size));
    pending = pending.subarray(end + 4 + size);
    if (message.params?.textDocument?.uri) try { learn(new URL(message.params.textDocument.uri).pathname); } catch {}
    const act = methods[message.method];
    if (act && message.id !== undefined) send({ id: message.id, result: act(message.params) });
  }
});
