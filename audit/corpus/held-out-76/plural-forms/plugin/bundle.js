const modules = {
  './rules/en': function (require, module) {
    module.exports = (n) => (n === 1 ? 'one' : 'other');
  },
  './rules/pl': function (require, module) {
    module.exports = (n) =>
      n === 1 ? 'one' : n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14) ? 'few' : 'many';
  },
  './rules/cs': function (require, module) {
    module.exports = (n) => (n === 1 ? 'one' : n >= 2 && n <= 4 ? 'few' : 'other');
  },
  './index': function (require, module) {
    const names = ['en', 'pl', 'cs'];
    module.exports = Object.fromEntries(names.map((name) => [name, require('./rules/' + name)]));
  },
};

const ready = new Map();

function load(name) {
  if (!ready.has(name)) {
    const module = { exports: {} };
    ready.set(name, module);
    modules[name](load, module);
  }
  return ready.get(name).exports;
}

export const rules = load('./index');
