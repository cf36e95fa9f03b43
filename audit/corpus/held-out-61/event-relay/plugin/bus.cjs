'use strict';
const { EventEmitter } = require('node:events');

class Bus extends EventEmitter {
  constructor(limit = 500) {
    super();
    this.limit = limit;
    this.kept = [];
  }

  /** Lets every function of a source listen to the topic that has its name. */
  subscribe(source) {
    for (const [topic, listener] of Object.entries(source)) {
      if (typeof listener === 'function' && !/^[A-Z_]/.test(topic)) this.on(topic, listener);
    }
  }

  note(topic, text) {
    this.kept.push({ at: new Date().toISOString(), topic, text });
    if (this.kept.length > this.limit) this.kept.shift();
    return this.emit(topic, text, (error, out) => console.error(error ? error.message : out));
  }

  recent(topic, count = 20) {
    return this.kept.filter((event) => !topic || event.topic === topic).slice(-count);
  }
}

module.exports = { Bus };
