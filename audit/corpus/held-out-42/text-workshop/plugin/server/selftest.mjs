// Try the tools once: node server/selftest.mjs
import { tools } from './tools/index.mjs';

console.error(await tools.outline.run({ text: '# One\n## Two\n' }));
