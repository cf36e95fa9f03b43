import { describe } from '../lib/describe.js';

console.log(describe({ properties: { name: { type: 'string' } } }));
