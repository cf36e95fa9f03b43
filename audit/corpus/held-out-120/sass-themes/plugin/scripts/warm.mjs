import { parseArgs } from 'node:util'
import { mkdirSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const { values } = parseArgs({ options: { fast: { type: 'boolean' }, out: { type: 'string', default: '.theme-cache' } } })
mkdirSync(values.out, { recursive: true })

function* sassFiles(dir, depth = 0) {
  if (depth > 5) return
  for (const e of readdirSync(dir, { withFileTypes: true })) {
    if (e.name.startsWith('.') || e.name === 'node_modules') continue
    const p = join(dir, e.name)
    if (e.isDirectory()) yield* sassFiles(p, depth + 1)
    else if (/\.s[ac]ss$/.test(e.name)) yield p
  }
}

const list = [...sassFiles(process.cwd())].slice(0, values.fast ? 200 : Infinity)
writeFileSync(join(values.out, 'files.json'), JSON.stringify(list))
console.log(`theme cache: ${list.length} files`)
