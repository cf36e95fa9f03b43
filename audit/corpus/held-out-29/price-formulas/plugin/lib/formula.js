'use strict';

class Formula extends Function {
  constructor(names, body) {
    super(...names, `"use strict"; ${body}`);
    Object.defineProperty(this, 'label', { value: body.slice(0, 20) });
  }
}

module.exports = { Formula };
