import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const counts = new Map();

const lines = () => {
  let rest = '';
  return new Transform({
    readableObjectMode: true,
    transform(chunk, _, done) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop();
      parts.forEach((line) => this.push(line));
      done();
    },
  });
};

async function tally(source) {
  for await (const line of source) {
    const level = /\b(ERROR|WARN|INFO|DEBUG)\b/.exec(line)?.[1] ?? 'other';
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
}

if (existsSync('logs')) {
  for (const name of readdirSync('logs').filter((n) => n.endsWith('.log.gz'))) {
    await pipeline(createReadStream(`logs/${name}`), createGunzip(), lines(), tally);
  }
}
for (const [level, n] of counts) console.log(`${level}: ${n}`);
