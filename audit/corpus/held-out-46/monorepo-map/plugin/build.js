import { order } from './order.js';

const sample = new Map([['app', ['lib']], ['lib', []]]);
console.log(order(sample).join(' '));
