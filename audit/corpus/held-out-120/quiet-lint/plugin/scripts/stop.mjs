import { readFileSync } from 'node:fs'
import { parseDiff } from './diff.mjs'
import { syncPrefs } from './prefs.mjs'

const input = JSON.parse(readFileSync(0, 'utf8') || '{}')
const changed = parseDiff(input.diff ?? '')
let total = 0
for (const [file, lines] of changed) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) continue
  total += lines.size
  console.log(`${file}: ${lines.size} changed lines`)
}
syncPrefs(total)
