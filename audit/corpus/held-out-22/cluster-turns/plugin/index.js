'use strict';
const cluster = require('node:cluster');
const path = require('node:path');

function run(gen) {
  const step = (value) => {
    const { done, value: op } = gen.next(value);
    return done ? value : Promise.resolve(op()).then(step);
  };
  return step();
}

function* turns(n) {
  yield () => cluster.setupPrimary({ exec: path.join(__dirname, 'turn.js'), args: [], execArgv: [] });
  for (let i = 0; i < n; i++) yield () => cluster.fork();
}

definePlugin({
  handlers: {
    async play() {
      await run(turns(1));
      return 'started';
    },
  },
});
