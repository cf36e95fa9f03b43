import { refresh } from './src/refresh.js';
import { plural } from './src/text.js';

refresh('expected', 'actual').then((count) => console.error(plural(count, 'snapshot') + ' fine'));
