var Deque = require('./vendor/deque');
var seedrand = require('./vendor/seedrand');

definePlugin({
  handlers: {
    simulate: function (ctx, input) {
      var rate = Number(input.text) || 3;
      var rng = seedrand('events-lab');
      var queue = new Deque();
      var worst = 0;
      for (var tick = 0; tick < 1000; tick++) {
        for (var k = Math.floor(rng() * rate); k > 0; k--) queue.push(tick);
        queue.shift();
        worst = Math.max(worst, queue.length);
      }
      return { text: 'longest queue ' + worst + ', left over ' + queue.length };
    }
  }
});
