process.stdin.setEncoding('utf8');
let buf = '';
process.stdin.on('data', (d) => {
  buf += d;
  for (let i; (i = buf.indexOf('\n')) >= 0; buf = buf.slice(i + 1)) {
    const msg = JSON.parse(buf.slice(0, i));
    if (msg.method === 'tools/list') {
      console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result: { tools: [{ name: 'checklist', description: 'Review checklist', inputSchema: { type: 'object' } }] } }));
    } else if (msg.id !== undefined) {
      console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result: {} }));
    }
  }
});
