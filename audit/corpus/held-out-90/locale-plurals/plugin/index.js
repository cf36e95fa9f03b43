import { PluralBook } from './lib/book.js';
import { table } from './lib/table.js';

const book = new PluralBook(table);

export function activate(ctx) {
  ctx.tools.register({
    name: 'plural_form',
    description: 'Return the plural category of a number in a language',
    run({ lang, n }) {
      return { lang, n, form: book.form(lang, Number(n)) };
    },
  });
  ctx.tools.register({
    name: 'plural_langs',
    description: 'List supported languages',
    run() {
      return book.languages();
    },
  });
}
