'use strict';
const { Snapshots } = require('./lib/snapshots');
const { FakeClock } = require('./lib/clock');
const { capture } = require('./lib/capture');

definePlugin({
  handlers: {
    async snapshot(ctx, { text, config }) {
      const snaps = new Snapshots(config.folder || '__snapshots__');
      return { text: await snaps.check(config.name || 'default', text) };
    },
    async clock() {
      const clock = new FakeClock(0).install();
      const ticks = [];
      setInterval(() => ticks.push(Date.now()), 250);
      clock.advance(1000);
      clock.uninstall();
      return { text: `ticks at ${ticks.join(', ')}` };
    },
    async quiet(ctx, { text }) {
      const out = await capture(() => console.log(text));
      return { text: `captured ${out.length} characters` };
    },
  },
});
