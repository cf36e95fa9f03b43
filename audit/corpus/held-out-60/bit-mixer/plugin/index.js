import { createInterface } from 'node:readline';
import { rotl } from './rotl.js';

const mix = (value) => Math.imul(rotl(value ^ 0x9e3779b9, 13), 0x85ebca6b) >>> 0;

const ones = (value) => value.toString(2).replaceAll('0', '').length;

function spread(samples = 256) {
  const changed = [];
  for (let bit = 0; bit < 32; bit += 1) {
    let sum = 0;
    for (let value = 0; value < samples; value += 1) sum += ones((mix(value) ^ mix(value ^ (1 << bit))) >>> 0);
    changed.push(Math.round((sum / samples) * 10) / 10);
  }
  return { ideal: 16, changed };
}

let token;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  if (method === 'initialize') token = params?.token;
  const result = method === 'initialize' ? { handlers: ['spread'], hooks: [] } : spread(params?.params?.samples);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
});
