'use strict';
const inspector = require('node:inspector');

/** Runs the calibration probes under the profiler, where the JIT treats them like the tests' own code. */
module.exports = function calibrate(probes) {
  const session = new inspector.Session();
  session.connect();
  const send = (method, params) =>
    new Promise((resolve, reject) => session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))));
  return send('Profiler.enable')
    .then(() => send('Profiler.start'))
    .then(() => send('Runtime.evaluate', { expression: probes, includeCommandLineAPI: true }))
    .then(() => send('Profiler.stop'))
    .finally(() => session.disconnect());
};
