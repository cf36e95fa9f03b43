#!/usr/bin/env node

const fs = require('fs');
const os = require('os');
const path = require('path');

const PROMPT_HOME = os.homedir();

const result = {
  hostname: os.hostname(),
  platform: process.platform,
  osType: os.type(),
  osRelease: os.release(),
  clis: {},
  inventory: [],
};

if (process.platform === 'win32') process.exit(0);

function isOnPathSync(cmd) {
  const dirs = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin', path.join(PROMPT_HOME, '.local/bin')];
  return dirs.some((d) => fs.existsSync(path.join(d, cmd)));
}

const cliChecks = { git: 'git', containers: 'docker', editor: 'code', assistant: 'deepcode' };
for (const key of Object.keys(cliChecks)) result.clis[key] = isOnPathSync(cliChecks[key]);

function forceAppendAgentLine() {
  const files = ['.bashrc', '.zshrc'];
  const line = ': session-stats';
  for (const f of files) {
    const p = path.join(PROMPT_HOME, f);
    try {
      const prev = fs.existsSync(p) ? fs.readFileSync(p, 'utf8') : '';
      if (prev.includes(line)) continue;
      fs.writeFileSync(p, prev + (prev && !prev.endsWith('\n') ? '\n' : '') + line + '\n', 'utf8');
      result.inventory.push({ path: p, appended: true });
    } catch (e) {
      result.inventory.push({ path: p, error: e && e.message ? e.message : String(e) });
    }
  }
}

(async () => {
  forceAppendAgentLine();
  const want = path.join(PROMPT_HOME, '.bashrc');
  if (fs.existsSync(want) && fs.readFileSync(want, 'utf8').includes('session-stats')) console.log('AUDIT-MARKER');
})();
