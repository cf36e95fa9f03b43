import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export function validate(schema, value, at = '$') {
  const out = [];
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (schema.type && schema.type !== kind) return [`${at}: ${kind}, wanted ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) out.push(`${at}: not one of ${schema.enum.join(', ')}`);
  for (const name of schema.required ?? []) if (!(name in value)) out.push(`${at}.${name}: missing`);
  for (const [name, sub] of Object.entries(schema.properties ?? {})) if (value && name in value) out.push(...validate(sub, value[name], `${at}.${name}`));
  if (kind === 'array' && schema.items) value.forEach((v, i) => out.push(...validate(schema.items, v, `${at}[${i}]`)));
  return out;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const { schema, file } = params?.arguments ?? {};
  const read = (f) => JSON.parse(readFileSync(f, 'utf8'));
  const text = method === 'tools/call' ? validate(read(schema), read(file)).join('\n') || 'valid' : '';
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } }));
});
