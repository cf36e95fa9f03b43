'use strict';
const path = require('node:path');
const readline = require('node:readline');
const { spawn } = require('node:child_process');

class Session {
  constructor() {
    this.waiting = [];
    const file = path.join(__dirname, 'repl.ps1');
    this.child = spawn('pwsh', ['-NoLogo', '-NoProfile', '-File', file], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.child.on('error', () => this.fail('pwsh is not installed'));
    readline.createInterface({ input: this.child.stdout }).on('line', (line) => {
      const next = this.waiting.shift();
      if (next) next(JSON.parse(line));
    });
  }
  fail(message) {
    for (const done of this.waiting.splice(0)) done({ error: message });
  }
  run(text) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(JSON.stringify({ text }) + '\n');
    });
  }
}

let session;
readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, text } = JSON.parse(line);
  session = session || new Session();
  console.log(JSON.stringify({ id, result: await session.run(text) }));
});
