import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const LIMIT = 5 * 1024 * 1024;
const event = JSON.parse(readFileSync(0, 'utf8'));
const words = (event.tool_input?.command ?? '').match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
const at = words.findIndex((w, i) => w === 'add' && words[i - 1] === 'git');
if (at >= 0) {
  const hefty = [];
  for (const word of words.slice(at + 1)) {
    if (/^[;&|]/.test(word)) break;
    if (word.startsWith('-')) continue;
    try {
      const info = statSync(resolve(event.cwd ?? '.', word.replace(/^["']|["']$/g, '')));
      if (info.isFile() && info.size > LIMIT) hefty.push(`${word} (${(info.size / 1048576).toFixed(1)} MB)`);
    } catch { /* a glob or a new name; git will say */ }
  }
  if (hefty.length) {
    console.error(`Too big for git: ${hefty.join(', ')}. Use LFS or leave it out.`);
    process.exitCode = 2;
  }
}
