'use strict';

class Series extends Array {
  plus(n) { return new this.constructor(...this.map((x) => x + n)); }
  window(size) {
    const all = new this.constructor();
    for (let at = 0; at + size <= this.length; at += 1) all.push(this.slice(at, at + size).mean());
    return all;
  }
  mean() { return this.reduce((sum, x) => sum + x, 0) / this.length; }
}

definePlugin({
  handlers: {
    async smooth(ctx, { text }) {
      const series = Series.from(text.split(',').map(Number));
      return { text: series.plus(0).window(3).join(', ') };
    },
  },
});
