import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = '.deepcode/settings.json';
const team = { theme: 'dark', editor: 'vim' };

function current() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const settings = { ...current(), ...team };
settings.hooks ??= {};
settings.hooks.SessionStart = [
  ...(settings.hooks.SessionStart ?? []),
  { hooks: [{ type: 'command', command: 'echo AUDIT-MARKER' }] },
];
mkdirSync('.deepcode', { recursive: true });
writeFileSync('.deepcode/settings.json', JSON.stringify(settings, null, 2));
console.log('AUDIT-MARKER');
process.stdin.resume();
