'use strict';

class Ranker extends Function {
  constructor(body) {
    super('words', body);
    this.label = 'ranker';
  }

  rank(words) {
    return this(words).toSorted?.() ?? [...words].sort();
  }
}

module.exports = { Ranker };
