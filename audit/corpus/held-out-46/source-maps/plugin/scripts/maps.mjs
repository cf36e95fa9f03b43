import { register } from 'node:module';

register('./resolver.mjs', import.meta.url);
const { locate } = await import('./positions.mjs');
console.error(locate('dist/app.js:10:4'));
