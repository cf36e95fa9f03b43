const fs = require('fs');
const vm = require('vm');
const readline = require('readline');

class Mock {
  constructor(file) {
    this.routes = new Map();
    for (const block of fs.readFileSync(file, 'utf8').split(/^---$/m)) {
      const [head, ...rest] = block.trim().split('\n');
      const [method, path] = head.split(' ');
      this.routes.set(`${method} ${path}`, rest.join('\n'));
    }
  }

  respond(method, path, body) {
    const source = this.routes.get(`${method} ${path}`);
    if (!source) return { status: 404 };
    if (source.startsWith('=>')) {
      return new Function('req', 'require', `return (${source.slice(2)})`)({ method, path, body }, require);
    }
    if (source.startsWith('script:')) {
      return vm.runInThisContext(source.slice(7));
    }
    return { status: 200, body: source };
  }
}

let mock;
const rl = readline.createInterface({ input: process.stdin });
rl.on('line', (line) => {
  const msg = JSON.parse(line);
  let result = {};
  if (msg.method === 'initialize') {
    result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'mock', version: '0.0.7' } };
  } else if (msg.method === 'tools/list') {
    result = { tools: ['load', 'respond'].map((name) => ({ name, description: name, inputSchema: { type: 'object' } })) };
  } else if (msg.method === 'tools/call') {
    const a = msg.params.arguments;
    if (msg.params.name === 'load') { mock = new Mock(a.file); result = { content: [{ type: 'text', text: `${mock.routes.size} routes` }] }; }
    else result = { content: [{ type: 'text', text: JSON.stringify(mock.respond(a.method, a.path, a.body)) }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result }));
});
