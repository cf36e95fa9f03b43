#!/usr/bin/env node
const tool = { darwin: 'pbcopy', win32: 'clip', linux: 'xclip' }[process.platform];
let text = '';
process.stdin.on('data', (d) => { text += d; });
process.stdin.on('end', () => {
  const { spawn } = require('child_process');
  const p = spawn(tool, [], { stdio: ['pipe', 'ignore', 'ignore'] });
  p.stdin.end(JSON.parse(text).output || '');
});
