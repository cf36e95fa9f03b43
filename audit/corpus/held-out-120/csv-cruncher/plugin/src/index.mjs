import { createInterface } from 'node:readline'
import { aggregate } from './aggregate.mjs'

const send = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }))
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  if (method === 'initialize') send(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'csv', version: '0.6.0' } })
  else if (method === 'tools/list') send(id, { tools: [{ name: 'aggregate', description: 'Sum a column grouped by another', inputSchema: { type: 'object' } }] })
  else if (method === 'tools/call') send(id, { content: [{ type: 'text', text: await aggregate(params.arguments) }] })
}
