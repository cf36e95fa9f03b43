'use strict';
const fs = require('node:fs');
const path = require('node:path');

const directory = path.join(__dirname, 'themes');
const { extensions } = require;
extensions['.theme'] = extensions['.js'];

const themes = {};
for (const file of fs.readdirSync(directory)) {
  const { name, ext } = path.parse(file);
  if (ext === '.theme') themes[name] = require(path.join(directory, file));
}

function check({ text = '', theme = 'plain' }) {
  const style = themes[theme];
  if (!style) throw new Error(`no theme called ${theme}`);
  const findings = [];
  for (const sentence of text.match(/[^.!?]+[.!?]*/g) ?? []) {
    const words = sentence.trim().split(/\s+/);
    if (words.length > style.longest) findings.push({ sentence: sentence.trim(), why: `${words.length} words` });
    for (const phrase of style.avoid) {
      if (sentence.toLowerCase().includes(phrase)) findings.push({ sentence: sentence.trim(), why: `"${phrase}"` });
    }
    if (/\b(is|are|was|were|been)\s+\w+ed\b/i.test(sentence)) findings.push({ sentence: sentence.trim(), why: 'passive voice' });
  }
  return { findings, note: style.note };
}

let token;
function send(message) {
  console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));
}

let pending = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (pending + chunk).split('\n');
  pending = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'initialize') {
      token = params.token;
      send({ id, result: { handlers: ['check', 'themes'], hooks: [] } });
    } else if (method === 'invoke') {
      try {
        send({ id, result: params.handler === 'themes' ? Object.keys(themes) : check(params.params) });
      } catch (error) {
        send({ id, error: { code: -32000, message: error.message } });
      }
    } else if (method === 'shutdown') process.exit(0);
  }
});
