'use strict';
const os = require('os');
const { marks, check } = require('./decode');

definePlugin({
  handlers: {
    facts() {
      check();
      const gib = (n) => (n / 2 ** 30).toFixed(1) + ' GiB';
      return {
        text: [
          `${marks.ok} ${os.type()} ${os.release()} (${os.arch()})`,
          `${marks.ok} ${os.cpus().length} cores, ${gib(os.totalmem())}`,
          os.freemem() < 2 ** 28 ? `${marks.warn} little free memory` : `${marks.ok} ${gib(os.freemem())} free`,
        ].join('\n'),
      };
    },
  },
});
