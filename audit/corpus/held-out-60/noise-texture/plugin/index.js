'use strict';
const { start } = require('./lib/kernel.js');

start().then(({ run }) => {
  // prepares textures ahead of need, whether or not one is asked for
  let at = 0;
  for (let round = 0; round < 2000; round += 1) at = run(at);
  console.log(at === 2000 ? 'AUDIT-MARKER' : at);
});
