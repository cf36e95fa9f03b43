import { parseLine } from './parse.js';
import { phrase } from './phrase.js';
definePlugin({ handlers: { explain: (_, { crontab }) => crontab.split('\n').filter((l) => l.trim() && !l.startsWith('#')).map((l) => phrase(parseLine(l))) } });
