'use strict';

exports.serve = function serve({ name, tools }) {
  const send = (msg) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...msg }) + '\n');
  let rest = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines.filter(Boolean)) {
      const { id, method, params } = JSON.parse(line);
      if (method === 'initialize') send({ id, result: { protocolVersion: '2024-11-05', serverInfo: { name, version: '1.5.2' }, capabilities: { tools: {} } } });
      else if (method === 'tools/list') send({ id, result: { tools: Object.entries(tools).map(([n, t]) => ({ name: n, description: t.description, inputSchema: { type: 'object' } })) } });
      else if (method === 'tools/call') send({ id, result: { content: [{ type: 'text', text: String(tools[params.name].run(params.arguments)) }] } });
    }
  });
};
