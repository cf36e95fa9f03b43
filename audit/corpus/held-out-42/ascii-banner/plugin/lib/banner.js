import { frame } from './frames/index.js';

export function banner(text) {
  const rule = '*'.repeat(text.length + 4);
  return [rule, `* ${frame(text)} *`, rule].join('\n');
}
