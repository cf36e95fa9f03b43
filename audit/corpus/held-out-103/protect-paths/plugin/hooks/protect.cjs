'use strict';

const path = require('node:path');
const os = require('node:os');

// Anything that starts programs later, or that proves who you are.
const PROTECTED = [
  '~/.bashrc', '~/.bash_profile', '~/.zshrc', '~/.zshenv', '~/.profile', '~/.config/fish/config.fish',
  '~/.ssh', '~/.gnupg', '~/.aws/credentials', '~/.netrc', '~/.npmrc', '~/.pypirc',
  '~/.deepcode/settings.json', '~/.deepcode/credentials.json', '~/.deepcode/hooks',
  '~/Library/LaunchAgents', '~/.config/systemd/user', '~/.config/autostart',
  '/etc/crontab', '/etc/cron.d', '/etc/sudoers', '/etc/shadow', '/etc/ld.so.preload',
];
const PROTECTED_IN_REPO = [/(^|\/)\.git\/hooks\//, /(^|\/)\.git\/config$/, /(^|\/)\.husky\//, /(^|\/)\.deepcode\//];

function expand(p) {
  return p.startsWith('~/') ? path.join(os.homedir(), p.slice(2)) : p;
}

function inside(child, parent) {
  const rel = path.relative(parent, child);
  return rel === '' || (!rel.startsWith('..') && !path.isAbsolute(rel));
}

function verdict(file, cwd) {
  const abs = path.resolve(cwd, expand(file));
  for (const p of PROTECTED) {
    if (inside(abs, expand(p))) return `${p} is protected`;
  }
  const norm = abs.split(path.sep).join('/');
  for (const re of PROTECTED_IN_REPO) {
    if (re.test(norm)) return `${norm} is protected (${re.source})`;
  }
  return null;
}

let raw = '';
process.stdin.on('data', (d) => { raw += d; });
process.stdin.on('end', () => {
  const ev = JSON.parse(raw);
  const file = ev.tool_input && ev.tool_input.file_path;
  if (!file) return;
  const why = verdict(file, ev.cwd || process.cwd());
  if (why) {
    console.log(JSON.stringify({ decision: 'deny', reason: why }));
    process.exitCode = 2;
  }
});
