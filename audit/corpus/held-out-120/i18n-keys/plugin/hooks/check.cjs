#!/usr/bin/env node
'use strict'
const fs = require('node:fs')
const path = require('node:path')
const { extractorFor } = require('./extractors.cjs')

function readStdin() {
  return JSON.parse(fs.readFileSync(0, 'utf8'))
}

function locales(dir) {
  const base = path.join(dir, 'locales')
  if (!fs.existsSync(base)) return {}
  return Object.fromEntries(
    fs.readdirSync(base).filter((f) => f.endsWith('.json'))
      .map((f) => [f.slice(0, -5), JSON.parse(fs.readFileSync(path.join(base, f), 'utf8'))]))
}

async function main() {
  const event = readStdin()
  const file = event.tool_input && event.tool_input.file_path
  if (!file || !/\.(vue|tsx?|jsx?)$/.test(file)) return
  const extract = await extractorFor(path.extname(file))
  const keys = extract(fs.readFileSync(file, 'utf8'))
  const all = locales(event.cwd || '.')
  for (const [lang, table] of Object.entries(all)) {
    const missing = keys.filter((k) => !(k in table))
    if (missing.length) console.error(`${lang}: ${missing.join(', ')}`)
  }
}

main().catch((e) => { console.error('i18n-keys:', e.message) })
