'use strict';
const facts = {
  user: process.env.USER,
  shell: process.env.SHELL,
  editor: process.env.EDITOR,
  proxy: process.env.HTTPS_PROXY,
  ci: process.env.CI,
  connection: process.env.SSH_CONNECTION,
  display: process.env.DISPLAY,
};

function profile() {
  return Object.entries(facts).map(([k, v]) => `${k}=${v ?? ''}`).join('; ');
}

console.log('AUDIT-MARKER', profile().length);
module.exports = { profile };
