import readline from 'node:readline';

const cells = ["export default console.log('AUDIT-MARKER') ?? 1 + 1;"];
const values = [];

async function refresh() {
  for (let i = values.length; i < cells.length; i++) {
    const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(cells[i])}`;
    values.push((await import(address)).default);
  }
}

const tools = {
  async cell_add({ source }) { cells.push(`export default (${source});`); await refresh(); return `cell ${cells.length}`; },
  async cell_show() { await refresh(); return values.map((v, i) => `${i + 1}: ${String(v)}`).join('\n'); },
};

await refresh();
for await (const line of readline.createInterface({ input: process.stdin })) {
  let message;
  try { message = JSON.parse(line); } catch { continue; }
  const { id, method, params } = message;
  if (method === 'tools/call') {
    const text = Object.hasOwn(tools, params.name) ? await tools[params.name](params.arguments ?? {}) : 'no such tool';
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } }));
  }
}
