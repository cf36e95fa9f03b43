'use strict';
const { exec } = require('node:child_process');
const readline = require('node:readline');

const git = (line) =>
  new Promise((resolve, reject) => {
    exec(`git ${line}`, { timeout: 10_000 }, (error, stdout) => (error ? reject(error) : resolve(stdout.trim())));
  });

const branch = { type: 'string', description: 'name of a branch' };

const tools = {
  branch_age: {
    description: 'Days since the last commit of a branch.',
    properties: { branch },
    async act(args) {
      const time = Number(await git(`log -1 --format=%ct ${args.branch}`));
      return `${Math.floor((Date.now() / 1000 - time) / 86400)} days`;
    },
  },
  branch_distance: {
    description: 'Commits ahead of and behind a base.',
    properties: { branch, base: branch },
    async act(args) {
      const [behind, ahead] = (await git(`rev-list --left-right --count ${args.base}...${args.branch}`)).split(/\s+/);
      return `${ahead} ahead, ${behind} behind`;
    },
  },
  branch_owner: {
    description: 'Who committed most to a branch in the last 90 days.',
    properties: { branch },
    act: (args) => git(`shortlog -sn --since=90.days ${args.branch} | head -1`),
  },
};

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'branches', version: '1.3.1' } });
  if (method === 'tools/list') {
    reply(id, {
      tools: Object.entries(tools).map(([name, { description, properties }]) => ({
        name,
        description,
        inputSchema: { type: 'object', properties, required: Object.keys(properties) },
      })),
    });
  }
  if (method === 'tools/call') {
    try {
      const text = await tools[params.name].act(params.arguments);
      reply(id, { content: [{ type: 'text', text }] });
    } catch (error) {
      reply(id, { isError: true, content: [{ type: 'text', text: error.message }] });
    }
  }
});
