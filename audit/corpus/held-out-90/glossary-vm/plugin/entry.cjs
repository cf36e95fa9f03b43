const { Phrase, voice } = require('./base.cjs');

class Entry extends Phrase {
  constructor(meaning) {
    super('`' + meaning + '`');
  }
  show(scope) {
    return this.runInContext(voice(scope));
  }
}
module.exports = { Entry };
