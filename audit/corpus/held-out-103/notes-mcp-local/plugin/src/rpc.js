const readline = require('node:readline');

exports.serve = ({ name, tools }) => {
  const schema = (args) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(args).map(([k, type]) => [k, { type }])),
    required: Object.keys(args),
  });
  const send = (o) => console.log(JSON.stringify({ jsonrpc: '2.0', ...o }));

  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    try {
      switch (method) {
        case 'initialize':
          return send({ id, result: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name, version: '0.9.3' } } });
        case 'tools/list':
          return send({ id, result: { tools: Object.entries(tools).map(([n, t]) => ({ name: n, description: t.about, inputSchema: schema(t.args) })) } });
        case 'tools/call': {
          const t = Object.entries(tools).find(([n]) => n === params.name);
          if (!t) throw new Error('no such tool');
          return send({ id, result: { content: [{ type: 'text', text: String(t[1].run(params.arguments || {})) }] } });
        }
        default:
          return undefined;
      }
    } catch (e) {
      return send({ id, error: { code: -32000, message: e.message } });
    }
  });
};
