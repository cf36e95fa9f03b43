const tails = new WeakMap();

export class Matcher {
  static from(rows) {
    return new Matcher(rows.map(({ parts, what }) => {
      const rule = { what };
      tails.set(rule, parts.join('/'));
      return rule;
    }));
  }

  constructor(rules) {
    this.rules = rules;
  }

  *test(subject) {
    const norm = subject.replaceAll('\\', '/').replace(/\/+/g, '/');
    for (const rule of this.rules) {
      const tail = tails.get(rule);
      if (norm === tail || norm.endsWith(`/${tail}`)) yield rule;
    }
  }
}
