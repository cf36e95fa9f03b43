// node tools/pack.mjs < words.txt
import { text } from 'node:stream/consumers';

const words = (await text(process.stdin)).split(/\s+/).filter((word) => word.length === 4).sort();
let before = '';
let out = '';
for (const word of words) {
  let shared = 0;
  while (shared < word.length && word[shared] === before[shared]) shared++;
  out += `${shared}${word.slice(shared)}`;
  before = word;
}
console.log(Buffer.from(out).toString('base64'));
