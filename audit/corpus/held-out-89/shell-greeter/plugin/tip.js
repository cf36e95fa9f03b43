import { tip } from './index.js';
console.log(tip());
