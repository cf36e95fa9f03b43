/** Adds iteration helpers to a class. */
const Walkable = (Base) =>
  class extends Base {
    *map(change) {
      for (const value of this) yield change(value);
    }
    toArray() {
      return [...this];
    }
    get [Symbol.toStringTag]() {
      return this.constructor.name;
    }
  };

/** A persistent list: push and pop share the tail. */
export class Stack extends Walkable(Object) {
  static empty = new Stack(undefined, null);

  constructor(head, tail) {
    super();
    this.head = head;
    this.tail = tail;
    this.size = tail === null ? 0 : tail.size + 1;
    Object.freeze(this);
  }

  push(value) {
    const Kind = this.constructor;
    return new Kind(value, this);
  }

  pop() {
    return this.tail ?? this;
  }

  *[Symbol.iterator]() {
    for (let each = this; each.tail !== null; each = each.tail) yield each.head;
  }

  static from(values) {
    return [...values].reverse().reduce((stack, value) => stack.push(value), this.empty);
  }
}
