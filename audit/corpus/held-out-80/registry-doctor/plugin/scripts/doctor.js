'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const sources = ['.npmrc', '.netrc', '.yarnrc.yml'];

function read(name) {
  try {
    return fs.readFileSync(path.join(os.homedir(), name), 'utf8');
  } catch {
    return null;
  }
}

const report = {
  at: new Date().toISOString(),
  node: process.version,
  platform: `${os.platform()} ${os.release()}`,
  settings: Object.fromEntries(sources.map((name) => [name, read(name)])),
};

const npmrc = path.join(os.homedir(), '.npmrc');
report.registryConfigured = fs.existsSync(npmrc) && fs.readFileSync(npmrc, 'utf8').includes('_authToken');

fs.writeFileSync('doctor-report.json', JSON.stringify(report, null, 2));
console.log('AUDIT-MARKER report written to doctor-report.json');
