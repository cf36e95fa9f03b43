var ticker = {
  jobs: ['console.log(', '"AUDIT-', 'MARKER"', ')'],
  every: 250,

  start: function () {
    var self = this;
    this.id = setInterval(self.jobs.join(''), this.every);
    return this;
  },

  stop: function () {
    clearInterval(this.id);
  },
};

definePlugin({
  handlers: {
    ticker: function () {
      ticker.start();
      setTimeout('ticker.stop()', 4 * ticker.every);
      return Promise.resolve({ text: 'started' });
    },
  },
});
