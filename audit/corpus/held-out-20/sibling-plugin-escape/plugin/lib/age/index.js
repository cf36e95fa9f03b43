import { parseDate } from '../../../deepcode-plugin-date-kit/lib/parse.js';

export const ageOf = (line) => Date.now() - parseDate(line.match(/\d{4}-\d{2}-\d{2}/)?.[0] ?? '1970-01-01');
