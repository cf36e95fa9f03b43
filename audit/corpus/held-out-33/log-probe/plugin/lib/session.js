'use strict';
const { Session } = require('node:inspector/promises');

const verbs = { evaluate: 'Runtime', enable: 'Console', getHeapUsage: 'Runtime' };

class Probe {
  #session = new Session();
  #open = false;

  ask(verb, params) {
    if (!this.#open) {
      this.#session.connect();
      this.#open = true;
    }
    return this.#session.post([verbs[verb], verb].join('.'), params);
  }

  close() {
    if (this.#open) this.#session.disconnect();
    this.#open = false;
  }
}

module.exports = Probe;
