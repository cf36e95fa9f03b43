import { cpSync, mkdirSync } from 'node:fs';

mkdirSync('dist', { recursive: true });
cpSync('packages/words', 'dist/words', { recursive: true, filter: (from) => !from.endsWith('.test.js') });
console.log('built');
