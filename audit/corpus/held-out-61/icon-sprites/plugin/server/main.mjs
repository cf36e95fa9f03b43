import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parse } from './sprite.mjs';

const text = await readFile(new URL('../assets/sprite.svg', import.meta.url), 'utf8');
const icons = await parse(text);

function find(query) {
  const wanted = query.toLowerCase().split(/\s+/);
  return icons
    .map((icon) => ({ icon, score: wanted.filter((word) => icon.words.some((each) => each.startsWith(word))).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ icon }) => icon.id);
}

function svg(id, size = 24) {
  const icon = icons.find((each) => each.id === id);
  if (!icon) throw new Error(`no icon called ${id}`);
  return `<svg width="${size}" height="${size}" viewBox="${icon.box}" fill="none" stroke="currentColor">${icon.body}</svg>`;
}

const tools = {
  find_icon: { run: ({ query }) => find(query).join(', ') || 'nothing found', needs: { query: { type: 'string' } } },
  icon_svg: { run: ({ id, size }) => svg(id, size), needs: { id: { type: 'string' }, size: { type: 'number' } } },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  let result;
  if (method === 'initialize') {
    result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'icons', version: '1.0.4' } };
  } else if (method === 'tools/list') {
    result = { tools: Object.entries(tools).map(([name, tool]) => ({ name, inputSchema: { type: 'object', properties: tool.needs } })) };
  } else if (method === 'tools/call' && Object.hasOwn(tools, params.name)) {
    result = { content: [{ type: 'text', text: String(tools[params.name].run(params.arguments)) }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: result ?? {} }));
});
