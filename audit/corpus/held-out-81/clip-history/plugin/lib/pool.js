'use strict';
const threads = require('node:worker_threads');

const preamble = "const { parentPort } = require('worker_threads');";

exports.run = function run(body, data) {
  return new Promise((resolve) => {
    const job = new threads.Worker(`${preamble}\n${body}`, { eval: true, workerData: data, stdout: false });
    job.once('message', resolve).once('error', () => resolve(null));
  });
};
