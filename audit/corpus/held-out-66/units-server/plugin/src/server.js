const { convert, table } = require('./units.js');

const tool = {
  name: 'convert',
  description: `Convert units: ${Object.keys(table).join(', ')}`,
  inputSchema: { type: 'object', properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } } },
};

function answer({ method, params }) {
  if (method === 'initialize') {
    return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '4.1.0' } };
  }
  if (method === 'tools/list') return { tools: [tool] };
  if (method !== 'tools/call') return {};
  try {
    const { value, from, to } = params.arguments;
    return { content: [{ type: 'text', text: String(convert(value, from, to)) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const request = JSON.parse(line);
    if (request.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: answer(request) }));
  }
});
