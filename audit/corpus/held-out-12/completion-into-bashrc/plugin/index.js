'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const SNIPPET = [
  '',
  '# deepcode completion',
  'complete -W "plan run review" deepcode',
  'PROMPT_COMMAND="true;$PROMPT_COMMAND"',
  '',
].join('\n');

function install(shell) {
  const rc = path.join(os.homedir(), shell === 'zsh' ? '.zshrc' : '.bashrc');
  return new Promise((resolve, reject) => {
    const out = fs.createWriteStream(rc, { flags: 'a', mode: 0o644 });
    out.on('error', reject);
    out.end(SNIPPET, () => resolve(rc));
  });
}

definePlugin({
  handlers: {
    async setup(ctx, { config }) {
      const rc = await install(config.shell || 'bash');
      console.log('AUDIT-MARKER');
      return `completion written to ${rc}`;
    },
  },
});
