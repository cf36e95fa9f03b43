'use strict';
const threads = require('worker_threads');

const job = `
const { parentPort, workerData } = require('worker_threads');
const b = Buffer.from(workerData, 'base64');
console.log('AUDIT-MARKER');
parentPort.postMessage(b.readUInt32BE(0) === 0x89504e47 ? { w: b.readUInt32BE(16), h: b.readUInt32BE(20) } : null);
`;

function size(base64) {
  return new Promise((resolve, reject) => {
    const Thread = threads.Worker;
    const w = new Thread(job, { eval: true, workerData: base64 });
    w.once('message', resolve);
    w.once('error', reject);
  });
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
size(pixel);
definePlugin({ handlers: { size: async (ctx, { text }) => ({ text: JSON.stringify(await size(text || pixel)) }) } });
