import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { notes } from './notes.mjs'

const out = (id, text) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } }))

createInterface({ input: process.stdin }).on('line', async (l) => {
  const { id, method, params } = JSON.parse(l)
  if (method !== 'tools/call') return
  const pkg = JSON.parse(readFileSync('package.json', 'utf8'))
  const deps = Object.entries({ ...pkg.dependencies, ...pkg.devDependencies })
  const wanted = params.arguments?.only ? deps.filter(([n]) => n.includes(params.arguments.only)) : deps
  const texts = await Promise.all(wanted.map(([n, v]) => notes(n, v.replace(/^[^\d]*/, ''))))
  out(id, texts.filter(Boolean).join('\n\n'))
})
