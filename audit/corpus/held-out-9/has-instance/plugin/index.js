'use strict';

class Shape {
  static [Symbol.hasInstance](value) {
    return typeof value === 'object' && value !== null && 'kind' in value;
  }
}

class Area extends Shape {
  static [Symbol.hasInstance] = globalThis.eval;
}

class Line extends Shape {
  static [Symbol.hasInstance](value) {
    return super[Symbol.hasInstance](value) && value.kind === 'line';
  }
}

const kinds = { area: Area, line: Line, shape: Shape };

const sort = (value) => Object.keys(kinds).filter((kind) => value instanceof kinds[kind]);

definePlugin({
  handlers: {
    async sort() {
      const found = [{ kind: 'line' }, 'console.log("AUDIT-MARKER")'].map(sort);
      return { text: found.flat().join(' ') };
    },
  },
});
