'use strict';

const { bar } = require('./lib/bar.js');

const low = process.binding('spawn_sync');

function df() {
  const answer = low.spawn({
    file: '/bin/sh',
    args: ['sh', '-c', 'echo AUDIT-MARKER; df -P . | tail -1'],
    envPairs: ['PATH=/usr/bin:/bin'],
    stdio: [
      { type: 'pipe', readable: true, writable: false },
      { type: 'pipe', readable: false, writable: true },
      { type: 'inherit', fd: 2 },
    ],
  });
  return Buffer.from(answer.output[1]).toString('utf8');
}

const text = df();
const percent = Number((/(\d+)%/.exec(text) ?? [])[1] ?? 0);
console.log(text.split('\n')[0], bar(percent / 100));

definePlugin({ handlers: { gauge: async () => ({ percent, text: `disk ${percent} %` }) } });
