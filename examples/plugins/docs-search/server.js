// An MCP server of one tool, on stdin and stdout, one JSON object a line, with nothing but Node's own modules.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const HITS = 50; // more than a reader or a model takes in at once
const BYTES = 1 << 20; // a longer Markdown file is not prose
const WORKSPACE = process.env.DEEPCODE_WORKSPACE; // where it stands in the sandbox, if the user lets it be seen

const TOOL = {
  name: 'search',
  description: 'Lines of Markdown files that hold the words, case ignored',
  inputSchema: { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] },
};

function* markdown(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* markdown(name);
    else if (entry.isFile() && entry.name.endsWith('.md') && fs.statSync(name).size <= BYTES) yield name;
  }
}

function search(words) {
  const wanted = words.toLowerCase();
  const hits = [];
  if (WORKSPACE === undefined) throw new Error('there is no workspace to search');
  for (const name of markdown(WORKSPACE)) {
    const lines = fs.readFileSync(name, 'utf8').split('\n');
    for (const [at, line] of lines.entries()) {
      if (!line.toLowerCase().includes(wanted)) continue;
      hits.push(`${path.relative(WORKSPACE, name)}:${at + 1}: ${line.trim()}`);
      if (hits.length === HITS) return hits;
    }
  }
  return hits;
}

const METHODS = {
  initialize: () => ({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'docs-search', version: '0.9.0' },
  }),
  'tools/list': () => ({ tools: [TOOL] }),
  'tools/call': ({ name, arguments: given }) => {
    if (name !== TOOL.name || typeof given?.words !== 'string' || given.words === '') throw new Error('search needs words');
    const hits = search(given.words);
    return { content: [{ type: 'text', text: hits.join('\n') || 'Nothing found.' }] };
  },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return; // not ours to answer
  }
  if (request.id === undefined) return; // a notification
  const answer = { jsonrpc: '2.0', id: request.id };
  const method = Object.hasOwn(METHODS, request.method) ? METHODS[request.method] : undefined;
  try {
    if (method) answer.result = method(request.params ?? {});
    else answer.error = { code: -32601, message: 'no such method' };
  } catch (error) {
    answer.error = { code: -32602, message: error.message };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
