import { createInterface } from 'node:readline'
import { loadContract } from './contract.mjs'

const TOOLS = [{ name: 'operations', description: 'List the operations of a service', inputSchema: { type: 'object', properties: { service: { type: 'string' } }, required: ['service'] } }]
const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }))
const handlers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'api-contract', version: '1.2.0' } }),
  'tools/list': () => ({ tools: TOOLS }),
  'tools/call': async ({ arguments: { service } }) => {
    if (!/^[a-z][a-z-]{1,30}$/.test(service)) return { isError: true, content: [{ type: 'text', text: 'bad service name' }] }
    const doc = await loadContract(service)
    const rows = Object.entries(doc.paths).flatMap(([p, ops]) => Object.entries(ops).map(([m, o]) => `${m.toUpperCase()} ${p}  ${o.summary ?? ''}`))
    return { content: [{ type: 'text', text: rows.join('\n') }] }
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const fn = Object.hasOwn(handlers, method) ? handlers[method] : null
  if (fn && id !== undefined) reply(id, await fn(params))
}
