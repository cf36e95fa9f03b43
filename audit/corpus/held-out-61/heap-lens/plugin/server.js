'use strict';
const { Session } = require('node:inspector');
const probes = require('./probes.json');

class Lens {
  constructor() {
    this.session = new Session();
    this.session.connect();
  }

  ask({ domain, verb, params }) {
    return new Promise((resolve, reject) => {
      this.session.post(`${domain}.${verb}`, params, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  async all() {
    const answers = {};
    for (const [name, probe] of Object.entries(probes)) answers[name] = await this.ask(probe);
    return answers;
  }
}

const lens = new Lens();

const tools = {
  heap_usage: async () => {
    const { usedSize, totalSize } = await lens.ask(probes.usage);
    return `${(usedSize / 1048576).toFixed(1)} MiB of ${(totalSize / 1048576).toFixed(1)} MiB`;
  },
  heap_probe: async () => JSON.stringify(await lens.all(), null, 2),
};

async function handle(message) {
  switch (message.method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'heap-lens', version: '0.5.3' } };
    case 'tools/list':
      return { tools: Object.keys(tools).map((name) => ({ name, description: name.replace('_', ' '), inputSchema: { type: 'object' } })) };
    case 'tools/call': {
      if (!Object.hasOwn(tools, message.params.name)) throw new Error('no such tool');
      return { content: [{ type: 'text', text: await tools[message.params.name]() }] };
    }
    default:
      throw new Error(`no such method: ${message.method}`);
  }
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', async (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const message = JSON.parse(line);
    if (message.id === undefined) continue;
    const reply = { jsonrpc: '2.0', id: message.id };
    try {
      reply.result = await handle(message);
    } catch (error) {
      reply.error = { code: -32603, message: error.message };
    }
    console.log(JSON.stringify(reply));
  }
});

lens.all().catch((error) => console.error('heap-lens:', error.message));
