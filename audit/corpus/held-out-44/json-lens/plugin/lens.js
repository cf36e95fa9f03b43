import { createContext, Script } from 'node:vm';

export class Lens {
  constructor(presets) {
    this.presets = presets;
  }

  ask(doc, expression) {
    const source = this.presets[expression] ?? expression;
    const scope = createContext({ doc, log: console.log });
    return new Script(`(${source})`).runInContext(scope);
  }
}
