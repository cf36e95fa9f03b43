import { de } from './locale/de.js';
import { en } from './locale/en.js';
import { fa } from './locale/fa.js';

const tables = { de, en, fa };

export function say(language, key) {
  const table = Object.hasOwn(tables, language) ? tables[language] : tables.en;
  return table[key] ?? tables.en[key] ?? key;
}
