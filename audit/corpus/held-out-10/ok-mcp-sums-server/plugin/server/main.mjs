#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { stdin, stdout } from 'node:process';
import { calculate } from './calculate.mjs';

const NAME = { name: 'sums', version: '1.0.0' };

const TOOLS = {
  evaluate: {
    description: 'Evaluate an arithmetic expression exactly, with + - * / ^ and parentheses. The result is a fraction.',
    inputSchema: { type: 'object', properties: { expression: { type: 'string', maxLength: 500 } }, required: ['expression'] },
    call: ({ expression }) => calculate(expression),
  },
  percent: {
    description: 'What percentage of "whole" is "part"?',
    inputSchema: { type: 'object', properties: { part: { type: 'string' }, whole: { type: 'string' } }, required: ['part', 'whole'] },
    call: ({ part, whole }) => `${calculate(`100*(${part})/(${whole})`)} %`,
  },
};

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: NAME }),
  ping: () => ({}),
  'tools/list': () => ({ tools: Object.entries(TOOLS).map(([name, { call, ...rest }]) => ({ name, ...rest })) }),
  'tools/call': ({ name, arguments: args }) => {
    if (!Object.hasOwn(TOOLS, name)) throw new Error(`no tool ${name}`);
    try {
      return { content: [{ type: 'text', text: TOOLS[name].call(args ?? {}) }] };
    } catch (err) {
      return { isError: true, content: [{ type: 'text', text: err.message }] };
    }
  },
};

for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = { jsonrpc: '2.0', id };
  try {
    if (!Object.hasOwn(methods, method)) throw Object.assign(new Error('method not found'), { code: -32601 });
    answer.result = methods[method](params ?? {});
  } catch (err) {
    answer.error = { code: err.code ?? -32603, message: err.message };
  }
  stdout.write(`${JSON.stringify(answer)}\n`);
}
