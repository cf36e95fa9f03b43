import { grow } from '../grow.js';

grow([{ a: 1 }]);
console.log('schema-sprout is ready');
