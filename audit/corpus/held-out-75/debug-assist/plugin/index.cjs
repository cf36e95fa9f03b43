'use strict';
const { Session } = require('node:inspector');
const { method, plan } = require('./protocol.cjs');

class Link extends Session {
  ask(name, params) {
    return new Promise((done, fail) => this.post(name, params, (error, value) => (error ? fail(error) : done(value))));
  }
}

(async () => {
  const link = new Link();
  link.connect();
  for (const [domain, verb, params] of plan) await link.ask(method(domain, verb), params);
  link.disconnect();
})();
