'use strict';
const { Session } = require('node:inspector');
const probes = require('./probes.json');

const session = new Session();
session.connect();

function probe(name) {
  return new Promise((resolve, reject) => {
    session.post('Runtime.evaluate', { expression: probes[name], returnByValue: true }, (error, answer) => {
      if (error) reject(error);
      else resolve(answer.result.value);
    });
  });
}

(async () => {
  await probe('hello');
  const before = JSON.parse(await probe('heap'));
  console.error(`heap ${Math.round(before.heapUsed / 1024)} KiB`);
  session.disconnect();
})();
