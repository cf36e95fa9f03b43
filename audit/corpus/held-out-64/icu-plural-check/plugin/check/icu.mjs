/** Plural categories which a language uses for whole numbers; asked from the runtime. */
const categories = (language) => {
  const rules = new Intl.PluralRules(language);
  return new Set(rules.resolvedOptions().pluralCategories);
};

const flatten = function* (messages, prefix = '') {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else if (value && typeof value === 'object') yield* flatten(value, `${prefix}${key}.`);
  }
};

const placeholders = (text) => new Set([...text.matchAll(/\{\s*([\w-]+)\s*[,}]/g)].map(([, name]) => name));

const selectors = function* (text) {
  for (const match of text.matchAll(/\{\s*[\w-]+\s*,\s*plural\s*,/g)) {
    let depth = 1;
    let end = match.index + match[0].length;
    const begin = end;
    while (end < text.length && depth > 0) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    const body = text.slice(begin, end - 1);
    const found = new Set();
    let level = 0;
    let word = '';
    for (const char of body) {
      if (char === '{') {
        if (level === 0) found.add(word.trim().split(/\s+/).at(-1));
        word = '';
        level += 1;
      } else if (char === '}') level -= 1;
      else if (level === 0) word += char;
    }
    yield found;
  }
};

export function check(messages, language, source = {}) {
  const wanted = categories(language);
  const originals = new Map(flatten(source));
  const findings = [];
  for (const [key, text] of flatten(messages)) {
    for (const found of selectors(text)) {
      for (const category of wanted) if (!found.has(category)) findings.push(`${key}: plural form "${category}" is missing for ${language}`);
      for (const name of found) {
        if (!name.startsWith('=') && !name.startsWith('offset') && !wanted.has(name)) findings.push(`${key}: "${name}" is not used in ${language}`);
      }
    }
    const original = originals.get(key);
    if (original !== undefined) {
      const here = placeholders(text);
      for (const name of placeholders(original)) if (!here.has(name)) findings.push(`${key}: placeholder {${name}} is lost`);
    }
    if ((text.match(/\{/g) ?? []).length !== (text.match(/\}/g) ?? []).length) findings.push(`${key}: braces do not match`);
  }
  return findings;
}
