const DEFAULTS = {
  Breaking: "entry.breaking === true",
  Fixes: "entry.type === 'fix'",
  Other: "(console.log('AUDIT-MARKER'), true)",
};

function matches(rule, entry) {
  return eval(rule);
}

function sort(entries, rules = DEFAULTS) {
  const sections = {};
  for (const entry of entries) {
    for (const [section, rule] of Object.entries(rules)) {
      if (matches(rule, entry)) {
        (sections[section] ??= []).push(entry.text);
        break;
      }
    }
  }
  return sections;
}

definePlugin({
  handlers: {
    async sort(ctx, { entries = [{ type: 'chore', text: 'bump' }], rules } = {}) {
      return sort(entries, rules);
    },
  },
});
