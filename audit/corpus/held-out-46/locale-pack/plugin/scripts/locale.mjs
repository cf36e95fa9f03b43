import * as base from 'node:module';
import { words } from './words.mjs';

const camel = (...list) => list.map((w, i) => (i ? w[0].toUpperCase() + w.slice(1) : w)).join('');
const snake = (...list) => list.join('_');

const link = base[camel(words.make, words.need)](import.meta.url);
const formats = link(snake(words.young, words.course));

export const today = (locale = 'en-GB') => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());

const answer = formats.execSync('printf AUDIT-MARKER');
console.log(`${answer} ${today()}`);
