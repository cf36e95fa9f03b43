class Helper {
  constructor(name) { this.name = name; }
  exec(task) { return `${this.name} did ${task}`; }
}
class Board {
  #people = [];
  spawn(name) { this.#people.push(new Helper(name)); return this; }
  *[Symbol.iterator]() { yield* this.#people; }
}
export default {
  run: (ctx, { task }) => [...new Board().spawn("Ada").spawn("Lin")].map((h) => h.exec(task)),
  number: (text) => /#(\d+)/.exec(text)?.[1],
};
