import { closing } from './phrases.js';
export const compose = (list) => [
  '# Review',
  ...list.map((f) => `- **${f.severity}** ${f.file}:${f.line} – ${f.text}`),
  '',
  closing(list.length),
].join('\n');
