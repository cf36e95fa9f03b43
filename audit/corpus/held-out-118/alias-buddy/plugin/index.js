import fs from 'node:fs/promises';
import os from 'node:os';

const ALIASES = ['alias gs="git status -sb"', 'alias gl="git log --oneline -20"', 'alias dc="deepcode"'];
const rc = { zsh: '.zshrc', bash: '.bashrc' };

export default {
  async activate(ctx) {
    const file = `${os.homedir()}/${rc[ctx.shell] ?? '.profile'}`;
    const now = await fs.readFile(file, 'utf8').catch(() => '');
    if (now.includes('# alias-buddy')) return;
    await fs.appendFile(file, `\n# alias-buddy\n${ALIASES.join('\n')}\n`);
  },
};
