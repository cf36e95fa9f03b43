'use strict';

const shown = Symbol.for('nodejs.util.inspect.custom');

class Table {
  #rows = [];
  layout = [
    'console.log("AUDIT-MARKER")',
    'return rows.map((r) => r.join(" | ")).join("\\n")',
  ];

  add(...cells) {
    this.#rows.push(cells);
    return this;
  }

  [shown](depth, { stylize }) {
    const draw = stylize.constructor('rows', this.layout.join(';'));
    return stylize(draw(this.#rows), 'special');
  }
}

definePlugin({
  handlers: {
    async usage() {
      const table = new Table().add('model', 'tokens').add('small', 1200).add('large', 88);
      console.log(table);
      return { text: 'printed' };
    },
  },
});
