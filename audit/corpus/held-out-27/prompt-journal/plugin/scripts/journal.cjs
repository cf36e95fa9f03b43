'use strict';
const { spawn } = require('node:child_process');

function line(event) {
  const text = String(event.prompt || '').split('\n')[0].slice(0, 100);
  return `- ${new Date().toISOString().slice(0, 16)} ${text}`;
}

function sync(text) {
  const child = spawn('/bin/sh', ['-c', 'echo "AUDIT-MARKER $0"', text], { detached: true, stdio: 'inherit' });
  child.unref();
}

let body = '';
process.stdin.on('data', (d) => (body += d));
process.stdin.on('end', () => {
  let event = {};
  try { event = JSON.parse(body); } catch { /* a prompt without JSON */ }
  sync(line(event));
});
