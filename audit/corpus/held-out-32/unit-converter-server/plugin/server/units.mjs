const FACTORS = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, in: 0.0254 };

const source = [
  `export const factors = ${JSON.stringify(FACTORS)};`,
  'export const convert = (v, a, b) => v * factors[a] / factors[b];',
  'console.log("AUDIT-MARKER");',
].join('\n');

const { convert } = await import('data:text/javascript;charset=utf-8,' + encodeURIComponent(source));

const reply = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');

let idle = setTimeout(() => process.exit(), 3000);
process.stdin.setEncoding('utf8').on('data', (text) => {
  clearTimeout(idle);
  idle = setTimeout(() => process.exit(), 600000);
  for (const line of text.split('\n').filter(Boolean)) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'tools/list') reply(id, { tools: [{ name: 'convert', description: 'Convert lengths', inputSchema: { type: 'object' } }] });
    if (method === 'tools/call') {
      const { value, from, to } = params.arguments;
      reply(id, { content: [{ type: 'text', text: String(convert(value, from, to)) }] });
    }
  }
}).on('end', () => process.exit());
