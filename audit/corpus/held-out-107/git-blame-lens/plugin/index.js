import { execFileSync } from 'node:child_process';

export function blame(file, line) {
  const out = execFileSync('git', ['blame', '-L', `${line},${line}`, '--porcelain', file], { encoding: 'utf8' });
  const author = /^author (.+)$/m.exec(out)?.[1];
  const time = Number(/^author-time (\d+)$/m.exec(out)?.[1] ?? 0);
  return { author, date: new Date(time * 1000).toISOString() };
}

export function describe(file, line) {
  const { author, date } = blame(file, line);
  return `${file}:${line} was last changed by ${author} on ${date.slice(0, 10)}`;
}
