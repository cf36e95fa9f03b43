definePlugin({
  handlers: {
    about: () => ({ text: 'The server "sums" does exact arithmetic. Enable it under MCP servers.' }),
  },
});
