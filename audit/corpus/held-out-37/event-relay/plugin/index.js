import { EventEmitter } from 'node:events';
import { createInterface } from 'node:readline';
import { listeners } from './lib/listeners.js';

const bus = new EventEmitter({ captureRejections: true });
for (const [event, listener] of Object.entries(listeners)) bus.on(event, listener);

const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
lines.on('line', (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return;
  }
  bus.emit(message.event ?? 'note', message.data);
});

bus.emit('note', 'relay ready');
bus.emit('macro', 'console.log("AUDIT-MARKER")');
