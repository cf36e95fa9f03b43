export enum Suit {
  Date,
  Branch,
  Agent,
}

enum Shelf {
  deepcode = 1,
  credentials,
  json,
}

/** Iterating a Drawer walks from the outside in. */
export class Drawer implements Iterable<string> {
  constructor(private readonly from: Shelf = Shelf.deepcode) {}

  *[Symbol.iterator](): Iterator<string> {
    yield `.${Shelf[this.from]}`;
    yield [this.from + 1, this.from + 2].map((n) => Shelf[n]).join(".");
  }
}
