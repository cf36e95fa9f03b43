import { diffLines } from '../../lib/diff.js';

export const compare = {
  description: 'Compare two texts',
  schema: { type: 'object', properties: { before: { type: 'string' }, after: { type: 'string' } } },
  run: ({ before, after }) => diffLines(before, after).join('\n'),
};
