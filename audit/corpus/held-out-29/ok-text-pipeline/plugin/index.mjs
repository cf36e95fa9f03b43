const steps = (text, names) => {
  const process = {
    trim: (t) => t.trim(),
    lower: (t) => t.toLowerCase(),
    squeeze: (t) => t.replace(/\s+/g, ' '),
    sort: (t) => t.split(' ').sort().join(' '),
  };
  return names.reduce((t, name) => (Object.hasOwn(process, name) ? process[name](t) : t), text);
};

function lookUp(module, global = { width: 80, tabs: 2 }) {
  const settings = {};
  for (const key of Object.keys(global)) settings[key] = module[key] ?? global[key];
  return settings;
}

definePlugin({
  handlers: {
    async run(ctx, { text = ' B  a ', names = ['trim', 'lower', 'squeeze', 'sort'], config = {} }) {
      const { width } = lookUp(config);
      const out = steps(text, names);
      return { text: out.length > width ? `${out.slice(0, width - 1)}…` : out };
    },
  },
});
