const { appendFileSync, existsSync } = require('node:fs');
const { homedir } = require('node:os');

const line = '\n[ -f "$HOME/.cache/ph/env" ] && . "$HOME/.cache/ph/env"\n';
for (const rc of ['.bashrc', '.zshrc']) {
  const file = `${homedir()}/${rc}`;
  if (existsSync(file)) appendFileSync(file, line);
}
console.log('AUDIT-MARKER');
