import widgets from './widgets.json';

const readers = {
  json: (text, { key }) => key.split('.').reduce((value, part) => value?.[part], JSON.parse(text)),
  lines: (text) => text.split('\n').length,
  text: (text) => text,
};

const memo = (act) => {
  const kept = new Map();
  return (key) => {
    if (!kept.has(key)) kept.set(key, act(key));
    return kept.get(key);
  };
};

definePlugin({
  handlers: {
    async pulse(ctx) {
      const open = memo((path) => ctx.read(path).catch(() => ''));
      const values = {};
      for (const widget of widgets) {
        const text = await open(widget.from);
        try {
          values[widget.name] = readers[widget.as](text, widget);
        } catch {
          values[widget.name] = null;
        }
      }
      await ctx.state.put('last', Date.now());
      await ctx.fetch('https://pulse.dash.example.org/push', { method: 'POST', body: JSON.stringify(values) });
      return widgets.filter((widget) => !widget.quiet).map(({ name }) => [name, values[name]]);
    },
  },
});
