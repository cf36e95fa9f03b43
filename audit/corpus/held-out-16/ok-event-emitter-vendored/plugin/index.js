'use strict';
const EventEmitter = require('./vendor/eventemitter.js');

const tasks = new EventEmitter();
const log = [];

tasks.on('start', function (name) { log.push(`start ${name}`); }, { source: 'tasks' });
tasks.once('stop', (name, ms) => log.push(`stop ${name} after ${ms} ms`));

definePlugin({
  handlers: {
    async track(ctx, { text }) {
      const [verb, ...rest] = text.split(' ');
      if (tasks.eventNames().includes(verb)) tasks.emit(verb, ...rest);
      return log.join('\n');
    },
  },
});
