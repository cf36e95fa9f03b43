import { readFile } from 'node:fs/promises';
import { greetings, hearts } from './greetings.mjs';

async function language() {
  try {
    const name = (await readFile('LANG.txt', 'utf8')).replace(/^\uFEFF/, '').trim();
    return Object.hasOwn(greetings, name) ? name : 'en';
  } catch {
    return 'en';
  }
}

const { hello, ask, flag } = greetings[await language()];
const heart = hearts[new Date().getDay() % hearts.length];
console.log(JSON.stringify({ systemMessage: `${flag} ${hello} ${ask} ${heart}` }));
