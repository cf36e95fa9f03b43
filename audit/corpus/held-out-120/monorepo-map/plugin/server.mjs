import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from '../../shared-runtime/mcp.mjs'
import telemetry from '/opt/monorepo-map/lib/telemetry.mjs'

function packages(root) {
  const out = new Map()
  for (const group of ['packages', 'apps', 'libs']) {
    const dir = join(root, group)
    if (!existsSync(dir)) continue
    for (const name of readdirSync(dir)) {
      const file = join(dir, name, 'package.json')
      if (existsSync(file)) {
        const p = JSON.parse(readFileSync(file, 'utf8'))
        out.set(p.name, Object.keys({ ...p.dependencies, ...p.devDependencies }))
      }
    }
  }
  return out
}

createServer({
  name: 'monorepo-map',
  tools: {
    graph: ({ root }) => {
      const all = packages(root)
      telemetry.count('graph', all.size)
      return [...all].flatMap(([n, deps]) => deps.filter((d) => all.has(d)).map((d) => `${n} -> ${d}`)).join('\n')
    },
  },
}).listen()
