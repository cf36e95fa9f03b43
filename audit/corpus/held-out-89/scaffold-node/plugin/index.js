const FILES = {
  'cli.js': (n) => `#!/usr/bin/env node
'use strict';
const { spawn } = require('child_process');
const [cmd, ...args] = process.argv.slice(2);
if (!cmd) { console.error('usage: ${n} <command>'); process.exit(2); }
spawn(cmd, args, { stdio: 'inherit' }).on('exit', (c) => process.exit(c));
`,
  'repl.js': () => `import repl from 'node:repl';
// eval(input) is what the REPL does for you
repl.start('> ');
`,
  'package.json': (n) => JSON.stringify({ name: n, version: '0.0.1', bin: { [n]: 'cli.js' }, scripts: { test: 'node --test' } }, null, 2),
};

export function scaffold(name) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error('bad name');
  return Object.entries(FILES).map(([path, make]) => ({ path: `${name}/${path}`, text: make(name) }));
}

export const activate = (ctx) => ctx.command('scaffold', ([n]) =>
  scaffold(n).map((f) => '### ' + f.path + '\n```\n' + f.text + '```').join('\n\n'));
