import { Letter, scope } from './src/stationery.js';

const FIELD = /\{\{\s*([^}]+?)\s*\}\}/g;
const NAME = /^[a-z][\w.]*$/i;

function lookup(record, path) {
  return path.split('.').reduce((value, key) => (value == null ? '' : value[key]), record);
}

function fill(template, record) {
  return template.replace(FIELD, (_, expression) => {
    if (NAME.test(expression)) return String(lookup(record, expression) ?? '');
    return String(new Letter(expression).runInContext(scope(record)));
  });
}

function wrap(text, width = 72) {
  return text.split('\n').map((line) => {
    const out = [];
    let rest = line;
    while (rest.length > width) {
      const cut = rest.lastIndexOf(' ', width);
      if (cut <= 0) break;
      out.push(rest.slice(0, cut));
      rest = rest.slice(cut + 1);
    }
    out.push(rest);
    return out.join('\n');
  }).join('\n');
}

function salutation({ title, last, first, language = 'en' }) {
  const forms = {
    en: title ? `Dear ${title} ${last},` : `Dear ${first},`,
    de: title ? `Guten Tag ${title} ${last},` : `Hallo ${first},`,
    fr: title ? `Madame, Monsieur ${last},` : `Bonjour ${first},`,
  };
  return forms[language] ?? forms.en;
}

export default function activate(ctx) {
  ctx.tools.add('merge_letters', {
    description: 'Fill a letter template for every recipient',
    input: { template: 'string', recipients: 'array', width: 'number?' },
    handler({ template, recipients, width }) {
      return recipients.map((r) => ({
        to: r.email,
        body: wrap(`${salutation(r)}\n\n${fill(template, r)}`, width),
      }));
    },
  });
}
