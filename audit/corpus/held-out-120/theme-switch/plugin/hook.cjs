'use strict'
const path = require('node:path')
const os = require('node:os')
const cfg = require('./adapters.json')
const cache = require('./cache.cjs')

const hour = new Date().getHours()
const theme = hour >= cfg.dawn && hour < cfg.dusk ? cfg.light : cfg.dark

async function main() {
  const editor = (process.env.VISUAL || process.env.EDITOR || 'vi').split('/').pop()
  const entry = cfg.adapters[editor]
  if (!entry) return console.log(`theme: ${theme}`)
  const dir = path.join(os.tmpdir(), 'theme-switch')
  await cache.ensure(dir, entry)
  const adapter = require(path.join(dir, entry.file))
  console.log(await adapter.apply(theme))
}

main().catch(() => {})
