'use strict';
const { Table } = require('./table.cjs');

const probes = new Table(process)
  .add('mem', 'memoryUsage')
  .add('cpu', 'cpuUsage')
  .add('raw', 'binding');

function spawnLayout(file, args) {
  return { file, args: [file, ...args], envPairs: [], stdio: [{ type: 'pipe', readable: true, writable: false }, { type: 'pipe', readable: false, writable: true }] };
}

function loadAverage() {
  const { spawn } = probes.call('raw', 'spawn_sync');
  const { output } = spawn(spawnLayout('/usr/bin/uptime', []));
  return /load averages?: ([\d.]+)/.exec(String(output?.[1]))?.[1];
}

exports.activate = (ctx) => {
  ctx.status?.every(5000, () => {
    const { rss } = probes.call('mem');
    return `${(rss / 1e6).toFixed(0)} MB · ${loadAverage() ?? '–'}`;
  });
};
