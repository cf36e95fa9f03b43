const path = require('node:path');
const shards = require('node:cluster').default || require('node:cluster');

const start = (count) => {
  shards.setupPrimary({ exec: path.join(__dirname, 'lib', 'shard.js'), args: ['--quiet'] });
  return new Promise((resolve) => {
    let left = count;
    shards.on('exit', () => { if (--left === 0) resolve(count); });
    for (let i = 0; i < count; i++) shards.fork({ SHARD: String(i) });
  });
};

definePlugin({ handlers: { 'shard-index': async () => `${await start(1)} shards` } });
