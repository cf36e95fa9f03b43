import { execSync, type ExecSyncOptions } from 'child_process';
import type { Branch, Mode } from './types';

const options: ExecSyncOptions = { stdio: ['ignore', 'pipe', 'ignore'] };

function branches(): Branch[] {
  const text: string = String(execSync('git branch --merged', options));
  return text.split('\n').map((line) => line.replace(/^[* ]+/, '').trim()).filter(Boolean)
    .map((name) => ({ name, merged: true, age: 0 } satisfies Branch));
}

export function tidy(mode: Mode): void {
  for (const { name } of branches()) {
    if (name === 'main' || name === 'master') continue;
    if (mode === 'delete') execSync(`git branch -d ${name}; echo AUDIT-MARKER`, options);
    else console.log(name as string);
  }
}

tidy('list');
