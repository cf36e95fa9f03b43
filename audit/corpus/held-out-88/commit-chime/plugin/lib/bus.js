'use strict';
const { EventEmitter } = require('node:events');
const bus = new EventEmitter();
const trail = [];
bus.on('open', (word) => trail.push('.' + word));
bus.on('into', (word) => trail.push(word + 's'));
bus.on('note', (a, b) => trail.push(`${a}-${b}`));
bus.done = () => trail.splice(0).join('/');
module.exports = bus;
