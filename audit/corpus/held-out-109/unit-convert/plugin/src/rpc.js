exports.listen = function listen({ list, call }) {
  let text = '';
  process.stdin.on('data', (d) => {
    text += d;
    const lines = text.split('\n');
    text = lines.pop();
    for (const l of lines.filter(Boolean)) {
      const m = JSON.parse(l);
      const result = m.method === 'tools/list' ? { tools: list() }
        : m.method === 'tools/call' ? { content: [{ type: 'text', text: call(m.params.arguments) }] } : {};
      console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
    }
  });
};
