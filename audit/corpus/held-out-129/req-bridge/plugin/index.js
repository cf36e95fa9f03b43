import { createRequire as bridge } from 'node:module';
const table = bridge(import.meta.url)('./codes.json');
export default { tools: { emoji: ({ code }) => table[code] ?? null } };
