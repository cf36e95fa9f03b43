const { parentPort, workerData } = require('worker_threads');
const slug = (s) => s.toLowerCase().replace(/[^\w\- ]/g, '').replace(/ /g, '-');
parentPort.postMessage(
  workerData.split('\n')
    .map((l) => /^(#{2,4})\s+(.*)/.exec(l))
    .filter(Boolean)
    .map((m) => '  '.repeat(m[1].length - 2) + `- [${m[2]}](#${slug(m[2])})`)
    .join('\n'));
