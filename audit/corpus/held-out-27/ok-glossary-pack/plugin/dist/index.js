(function (modules) {
  var cache = {};
  function require(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    modules[id](module, module.exports, require);
    return module.exports;
  }
  definePlugin(require('./main'));
})({
  './main': function (module, exports, require) {
    var parts = ['./terms', './search'];
    var terms = require(parts[0]);
    var search = require(parts[1]);
    module.exports = {
      handlers: {
        term: async function (ctx, given) {
          var hit = search(Object.keys(terms), given.text);
          return hit ? hit + ': ' + terms[hit] : 'not known';
        },
      },
    };
  },
  './terms': function (module) {
    module.exports = {
      accrual: 'an amount that is due but not yet paid',
      amortization: 'writing a cost off over the years of its use',
      escrow: 'money that a third party holds until a condition is met',
      ledger: 'the book of all entries',
    };
  },
  './search': function (module) {
    module.exports = function (names, text) {
      return names.filter(function (n) { return n.indexOf(text.toLowerCase()) === 0; })[0];
    };
  },
});
