const address = (page) => `https://preview.example.com/${page.split('/').map(encodeURIComponent).join('/')}`;

definePlugin({
  handlers: {
    preview: async (ctx, { text }) => ({ text: address(text || 'index') }),
  },
});
