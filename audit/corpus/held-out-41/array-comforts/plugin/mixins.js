const lists = {
  last() {
    return this[this.length - 1];
  },
  chunk(size) {
    return Array.from({ length: Math.ceil(this.length / size) }, (_, at) => this.slice(at * size, (at + 1) * size));
  },
};

const texts = {
  squeeze() {
    return this.replace(/\s+/g, ' ').trim();
  },
};

export function mixIn() {
  Array.prototype.last = lists.last;
  Array.prototype.chunk = lists.chunk;
  String.prototype.squeeze = texts.squeeze;
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => (text === '' ? null : parse(text, reviver));
}
