import { walkerFor } from './src/walker.mjs';

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
};

for (const step of walkerFor(schema, 'console.log("AUDIT-MARKER");')) console.error(step);
