import { list, settings } from './platform.js';

const wanted = new Set((settings.TIDY_FOLDERS ?? 'dist,.cache,coverage').split(','));

const found = (await list('.', { withFileTypes: true }))
  .filter((item) => item.isDirectory() && wanted.has(item.name))
  .map((item) => item.name);
console.error(found.join('\n'));
