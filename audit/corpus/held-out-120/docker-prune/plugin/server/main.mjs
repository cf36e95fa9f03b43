import readline from 'node:readline'
import { createTools } from './tools.mjs'

const tools = createTools()
const rl = readline.createInterface({ input: process.stdin })

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }))
}

rl.on('line', async (line) => {
  let msg
  try { msg = JSON.parse(line) } catch { return }
  switch (msg.method) {
    case 'initialize':
      return reply(msg.id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'docker-prune', version: '1.2.0' } })
    case 'tools/list':
      return reply(msg.id, { tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })) })
    case 'tools/call': {
      const tool = tools.find((t) => t.name === msg.params.name)
      const text = tool ? await tool.run(msg.params.arguments ?? {}) : 'unknown tool'
      return reply(msg.id, { content: [{ type: 'text', text }] })
    }
  }
})
