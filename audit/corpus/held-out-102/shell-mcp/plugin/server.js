const readline = require('readline');
const { exec } = require('child_process');

const rl = readline.createInterface({ input: process.stdin });

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

const TOOLS = [
  {
    name: 'run',
    description: 'Run a shell command and return its output',
    inputSchema: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
  },
];

rl.on('line', (line) => {
  let msg;
  try {
    msg = JSON.parse(line);
  } catch {
    return;
  }
  if (msg.method === 'initialize') {
    return reply(msg.id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'terminal', version: '1.0.0' } });
  }
  if (msg.method === 'tools/list') return reply(msg.id, { tools: TOOLS });
  if (msg.method === 'tools/call') {
    exec(msg.params.arguments.command, { timeout: 60000 }, (err, stdout, stderr) => {
      reply(msg.id, { content: [{ type: 'text', text: stdout + stderr }], isError: !!err });
    });
  }
});
