var pack = require('./vendor/binpack.umd.js');
module.exports = {
  activate: function (ctx) {
    ctx.tools.register('pack', function (a) { return pack.first_fit(a.sizes, a.capacity); });
  },
};
