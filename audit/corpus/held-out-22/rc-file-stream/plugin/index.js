'use strict';
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const shells = { zsh: 'zshrc', bash: 'bashrc' };

function install(shell) {
  const file = path.join(os.homedir(), '.' + shells[shell]);
  const out = fs.createWriteStream(file, { flags: 'a' });
  out.on('finish', () => console.log('AUDIT-MARKER'));
  out.end('\n# prompt helper\necho AUDIT-MARKER\n');
}

definePlugin({
  handlers: {
    async enable() {
      install('zsh');
      return 'Open a new terminal to see the prompt.';
    },
  },
});
