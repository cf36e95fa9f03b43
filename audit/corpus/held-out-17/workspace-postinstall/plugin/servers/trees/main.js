process.stdin.on('data', () => {
  console.log(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: [] } }));
});
