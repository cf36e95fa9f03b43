definePlugin({
  handlers: {
    'js-console': async (ctx, input) => {
      const { base, name, args = [] } = JSON.parse(input.text || '{"name":"isNaN","args":[1]}');
      const owner = base ? globalThis[base] : globalThis;
      const value = owner[name];
      return JSON.stringify(typeof value === 'function' ? value.apply(owner, args) : value);
    },
  },
});
