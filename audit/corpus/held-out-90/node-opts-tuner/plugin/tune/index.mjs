import { totalmem } from 'node:os';
import { Sheet } from './sheet.mjs';
import { tuning } from './tuning.mjs';

const gb = Math.floor(totalmem() / 2 ** 30);
const sheet = new Sheet();
for (const [name, make] of tuning) sheet.line(name, make(gb));
sheet.save();
console.log(`Build memory tuned for ${gb} GB`);
