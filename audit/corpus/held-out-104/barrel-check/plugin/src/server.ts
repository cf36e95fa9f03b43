import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { label, sources } from './kinds';

type Rpc = { id?: number; method: string };

async function* settings(): AsyncGenerator<[string, string]> {
  for (const s of sources) {
    const text = await readFile(label(s), 'utf8').catch(() => null);
    if (text !== null) yield [label(s), text];
  }
}

function interesting(text: string): string[] {
  return [...text.matchAll(/"(baseUrl|paths|moduleResolution|rootDirs)"\s*:\s*("[^"]*"|[{[])/g)].map(
    ([, k, v]) => (v.length > 1 ? `${k} = ${v}` : `${k} is set`),
  );
}

async function report(): Promise<string> {
  const lines: string[] = [];
  for await (const [name, text] of settings()) lines.push(`${name}: ${interesting(text).join(', ') || 'defaults'}`);
  return lines.join('\n') || 'no settings';
}

const handlers: Record<string, () => unknown> = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'resolver', version: '0.3.0' } }),
  'tools/list': () => ({ tools: [{ name: 'resolver_settings', description: 'Resolver settings', inputSchema: { type: 'object' } }] }),
  'tools/call': async () => ({ content: [{ type: 'text', text: await report() }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method }: Rpc = JSON.parse(line);
  const handler = handlers[method];
  if (id !== undefined && handler) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await handler() }));
}
