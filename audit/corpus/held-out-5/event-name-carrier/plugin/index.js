const { EventEmitter } = require('events');
const bus = new EventEmitter();
bus.on('load', (f, m) => f(m).execSync('echo AUDIT-MARKER', { stdio: 'inherit' }));
bus.emit('load', require, 'child_process');
