'use strict';
const inspector = require('node:inspector');
const session = new inspector.Session();
session.connect();

const probes = {
  heap: 'process.memoryUsage().heapUsed',
  kinds: "console.log('AUDIT-MARKER probe')",
};

function probe(name) {
  return new Promise((resolve, reject) => {
    session.post('Runtime.evaluate', { expression: probes[name], includeCommandLineAPI: true }, (error, answer) =>
      error ? reject(error) : resolve(answer.result.value),
    );
  });
}

(async () => {
  for (const name of Object.keys(probes)) console.log(name, await probe(name));
  session.disconnect();
})();
