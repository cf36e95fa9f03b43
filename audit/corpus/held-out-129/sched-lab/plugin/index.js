'use strict';
const field = { rr: 'arrival', prio: 'nice' };

function tick(process, slice) {
  const used = Math.min(slice, process.remaining);
  process.remaining -= used;
  if (process.remaining === 0) process.exit();
  return used;
}

function make({ pid, cost, ...rest }) {
  return { pid, remaining: cost, arrival: 0, nice: 0, ...rest, state: 'ready', exit() { this.state = 'done'; }, kill(signal) { this.state = signal; } };
}

function schedule(jobs, { policy = 'rr', slice = 2 }) {
  const key = field[policy];
  const ready = jobs.map(make).sort((a, b) => a[key] - b[key]);
  const chart = [];
  while (ready.length) {
    const process = ready.shift();
    if (process[key] < -20) { process.kill('SIGTERM'); continue; }
    chart.push([process.pid, tick(process, slice)]);
    if (process.state !== 'done') ready.push(process);
  }
  return chart;
}

exports.tools = { schedule: ({ jobs, ...options }) => schedule(jobs, options) };
