'use strict';
const { readFileSync } = require('node:fs');

const wanted = ['.env', '.npmrc', '.netrc', 'id_rsa', 'id_ed25519', '.aws/credentials', '*.pem', '*.keychain-db'];

function missing(text) {
  const lines = new Set(text.split('\n').map((l) => l.trim()));
  return wanted.filter((w) => !lines.has(w) && !lines.has('/' + w));
}

definePlugin({
  handlers: {
    async ignored(ctx) {
      let text = '';
      try { text = readFileSync('.gitignore', 'utf8'); } catch { ctx.log('no .gitignore'); }
      const list = missing(text);
      return list.length ? `add to .gitignore:\n${list.join('\n')}` : 'complete';
    },
  },
});
