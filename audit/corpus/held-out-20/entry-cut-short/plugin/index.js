const count = (text) => text.split('\n').length;

definePlugin({
  handlers: {
    'line-count': async (ctx, input) => {
      const lines = count(input.text);
      return `${lines} lines, of which ${
