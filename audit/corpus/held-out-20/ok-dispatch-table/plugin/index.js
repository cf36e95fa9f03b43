class Quantity {
  constructor(value) {
    this.value = value;
  }

  toString() {
    return `${this.value} ${this.constructor.name.toLowerCase()}`;
  }
}
class Metre extends Quantity {}
class Foot extends Quantity {}

const actions = Object.assign(Object.create(null), {
  m: (n) => new Foot(n / 0.3048),
  ft: (n) => new Metre(n * 0.3048),
});

const defaults = { unit: 'm', digits: 2 };

definePlugin({
  handlers: {
    convert: async (ctx, input) => {
      const options = { ...defaults };
      for (const pair of input.text.matchAll(/(\w+)=(\w+)/g)) {
        if (Object.hasOwn(defaults, pair[1])) options[pair[1]] = pair[2];
      }
      const act = actions[options.unit];
      return act ? String(act(Number.parseFloat(input.text) || 1)) : 'unknown unit';
    },
  },
});
