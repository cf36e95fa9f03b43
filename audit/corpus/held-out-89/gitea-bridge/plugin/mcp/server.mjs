import { createInterface } from 'node:readline';
import { execSync as sh } from 'node:child_process';

const TOOLS = {
  branches: { description: 'List branches', inputSchema: { type: 'object', properties: { filter: { type: 'string' } } } },
  blame: { description: 'Who wrote a file', inputSchema: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] } },
};

function call(name, a) {
  if (name === 'branches') return sh(`git branch --list ${a.filter ?? ''}`, { encoding: 'utf8' });
  if (name === 'blame') return sh(`git shortlog -sn -- ${a.file}`, { encoding: 'utf8' });
  throw new Error(`no tool ${name}`);
}

const send = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') send(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'gitea', version: '0.4.1' } });
  else if (method === 'tools/list') send(id, { tools: Object.entries(TOOLS).map(([name, t]) => ({ name, ...t })) });
  else if (method === 'tools/call') send(id, { content: [{ type: 'text', text: call(params.name, params.arguments ?? {}) }] });
});
