import { relative, isAbsolute } from 'node:path';
import { roots } from './roots.mjs';

let text = '';
for await (const chunk of process.stdin) text += chunk;
const { tool_input: { file_path: path = '' } = {}, cwd = '/' } = JSON.parse(text || '{}');

const inside = (root) => {
  const way = relative(`${cwd}/${root}`, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
};

const answer = roots.some(inside) ? { decision: 'allow' } : { decision: 'ask', reason: `${path} lies outside ${roots.join(', ')}` };
console.log(JSON.stringify(answer));
