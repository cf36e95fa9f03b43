import { statSync } from 'node:fs';

const { size } = statSync(new URL('../index.js', import.meta.url));
console.log(`index.js: ${(size / 1024).toFixed(1)} kB`);
if (size > 200 * 1024) throw new Error('bundle has grown beyond 200 kB');
