import { createInterface } from 'node:readline';
import { load } from './rot.mjs';

const step = await load();
const sum = (line) => [...new TextEncoder().encode(line)].reduce((h, b) => step(h ^ b), 0) >>> 0;
for await (const line of createInterface({ input: process.stdin })) console.log(sum(line).toString(16).padStart(8, '0'), line);
