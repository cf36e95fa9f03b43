'use strict';

const Base = Object.getPrototypeOf(class {}).constructor;

class Rule extends Base {
  constructor(id, test) {
    super('message', `"use strict"; return Boolean(${test});`);
    this.id = id;
  }

  get broken() {
    return (message) => !this(message);
  }
}

exports.Rule = Rule;
