const { EventEmitter } = require('node:events');
class Bus extends EventEmitter { send(kind, data) { return this.emit(kind, data); } }
const handlers = { start() { return 1; }, stop() { return 2; } };
const bus = new Bus();
for (const key in handlers) bus.on(key, handlers[key]);
module.exports = bus;
