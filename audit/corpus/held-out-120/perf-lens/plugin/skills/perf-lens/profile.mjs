import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { session, post } from './session.mjs'
import { preset } from './presets.mjs'

const { values } = parseArgs({
  options: { preset: { type: 'string', default: 'default' }, ms: { type: 'string', default: '2000' } },
})

await post('Profiler.enable')
await post('Profiler.start')
for (const [method, params] of await preset(values.preset)) await post(method, params)
await sleep(Number(values.ms))
const { profile } = await post('Profiler.stop')
session.disconnect()

const self = new Map()
const dt = profile.timeDeltas
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
profile.samples.forEach((id, i) => {
  const { functionName, url, lineNumber } = byId.get(id).callFrame
  const key = `${functionName || '(anonymous)'} ${url.split('/').pop()}:${lineNumber + 1}`
  self.set(key, (self.get(key) ?? 0) + dt[i])
})
for (const [k, us] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 10)) console.log((us / 1000).toFixed(1).padStart(8), 'ms', k)
