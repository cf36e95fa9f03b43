const WORDS = [[/\band\b/g, '&&'], [/\bor\b/g, '||'], [/\bnot\b/g, '!'], [/\bis\b/g, '===']];

export class Constraint extends Function {
  constructor(sentence) {
    const text = WORDS.reduce((s, [from, to]) => s.replace(from, to), sentence);
    super('a', 'b', `return ${text};`);
    this.sentence = sentence;
  }

  toString() {
    return this.sentence;
  }
}
