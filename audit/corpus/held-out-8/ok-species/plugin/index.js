class List {
  constructor(items) { this.items = items; }
  static get [Symbol.species]() { return this; }
  map(change) {
    const Made = this.constructor[Symbol.species] ?? this.constructor;
    return new Made(this.items.map(change));
  }
}
module.exports = (like, items) => {
  const Kind = like?.constructor?.[Symbol.species] || List;
  return new Kind(items);
};
module.exports.List = List;
