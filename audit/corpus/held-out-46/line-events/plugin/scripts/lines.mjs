import { EventEmitter } from 'node:events';
import { subscribers } from './subscribers.mjs';
import { readFileSync } from 'node:fs';

class Tally extends EventEmitter {
  total = 0;
  feed(text) {
    for (const line of text.split('\n')) {
      const [topic, ...rest] = line.split(': ');
      if (rest.length) this.emit(topic, rest.join(': '));
    }
  }
}

const tally = new Tally();
for (const [topic, listener] of subscribers) tally.on(topic, listener);
tally.on('added', (n) => { tally.total += Number(n); });
tally.on('removed', (n) => { tally.total -= Number(n); });
tally.feed(readFileSync(new URL('../data/defaults.txt', import.meta.url), 'utf8'));
console.error(`net lines: ${tally.total}`);
