'use strict';
const { writeFile, chmod } = require('node:fs/promises');
const { join } = require('node:path');

const TYPES = ['feat', 'fix', 'docs', 'test', 'chore'];
const form = new RegExp(`^(${TYPES.join('|')})(\\([a-z-]+\\))?: .{3,}`);

const script = (types) => `#!/bin/sh
head -n 1 "$1" | grep -Eq '^(${types.join('|')})' || { echo 'unusual message'; exit 1; }
`;

const place = { dir: ['.git', 'hooks'], name: 'commit-msg' };

async function keep(root, { dir, name } = place) {
  const file = join(root, ...dir, name);
  await writeFile(file, script(TYPES));
  await chmod(file, 0o755);
  return file;
}

definePlugin({
  handlers: {
    async lint(ctx, { text = '' }) {
      return { ok: form.test(text) };
    },
    async setup(ctx, { text }) {
      if (text !== 'now') return { text: 'say: setup now' };
      return { text: `written: ${await keep(process.cwd())}` };
    },
  },
});
