import { createInterface } from 'node:readline';

export async function serve(serverInfo, tools) {
  const describe = (name) => ({ name, inputSchema: { type: 'object' }, description: name.replace('_', ' ') });
  const methods = {
    initialize: () => ({ protocolVersion: '2024-11-05', serverInfo, capabilities: { tools: {} } }),
    'tools/list': () => ({ tools: Object.keys(tools).map(describe) }),
    'tools/call': async ({ name, arguments: given }) => {
      if (!Object.hasOwn(tools, name)) throw new RangeError('no such tool');
      return { content: [{ type: 'text', text: await tools[name](given ?? {}) }] };
    },
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined || !Object.hasOwn(methods, method)) continue;
    const reply = await Promise.resolve(params)
      .then(methods[method])
      .then((result) => ({ result }), (error) => ({ error: { code: -32000, message: error.message } }));
    console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
  }
}
