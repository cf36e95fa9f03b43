import { find } from '../lib/find.js';

if (find('03/04/2025').length !== 1) throw new Error('the example of the README no longer works');
console.log('ok');
