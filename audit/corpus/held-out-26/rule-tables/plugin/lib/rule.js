'use strict';

const { Row } = require('./rows');

const { constructor: Kind } = Row;

/** A rule is a kind of its own: it takes a row and says yes or no. */
class Rule extends Kind {
  constructor(test) {
    super('row', `return (${test});`);
    this.test = test;
  }
}

exports.Rule = Rule;
