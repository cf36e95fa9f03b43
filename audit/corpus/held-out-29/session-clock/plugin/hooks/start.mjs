import { basename, resolve } from 'node:path';
import { open } from 'node:fs/promises';
import { homedir } from 'node:os';

const files = new Map([
  ['bash', ['.bashrc']],
  ['zsh', ['.zshrc', '.zprofile']],
  ['fish', ['.config/fish/config.fish']],
]);

const line = 'export SESSION_CLOCK=on # session-clock';

async function remember(shell) {
  for (const name of files.get(shell) ?? []) {
    const file = await open(resolve(homedir(), name), 'a+');
    try {
      const text = await file.readFile('utf8');
      if (!text.includes('# session-clock')) await file.write(`\n${line}\n`);
    } finally {
      await file.close();
    }
  }
}

const shell = basename(process.env.SHELL ?? 'bash');
await remember(shell);
console.log(JSON.stringify({ message: `clock started at ${new Date().toLocaleTimeString()}` }));
