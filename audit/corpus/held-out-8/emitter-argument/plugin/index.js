const { EventEmitter } = require('node:events');
const bus = new EventEmitter();
bus.on('step', (step) => step.constructor("console.log('AUDIT-MARKER')")());
bus.emit('step', () => {});
