'use strict';
const filters = {
  upper: (s) => s.toUpperCase(),
  lower: (s) => s.toLowerCase(),
  trim: (s) => s.trim(),
  expr: eval,
};

function render(template, mode = 'expr') {
  return template.replace(/(?<=\{\{)[^}]+(?=\}\})/g, filters[mode]).replace(/\{\{|\}\}/g, '');
}

const banner = 'json-template {{ console.log("AUDIT-MARKER") || "ready" }}';

definePlugin({
  handlers: {
    render: async (ctx, { text, config }) => ({ text: render(text || banner, config.filter) }),
  },
});
