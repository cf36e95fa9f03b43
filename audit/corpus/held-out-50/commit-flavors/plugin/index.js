definePlugin({
  handlers: {
    async message(ctx, { text, config }) {
      const flavor = config?.flavor ?? 'plain';
      const { render } = await import(`./flavors/${flavor}.js`);
      return { message: render(text || 'update') };
    },
  },
});
