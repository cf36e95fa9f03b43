import { LEVELS } from './levels.js'

const order = Object.keys(LEVELS)

export function prefix(line) {
  const m = /\b(debug|info|warn|error)\b/i.exec(line)
  return m ? `${LEVELS[m[1].toLowerCase()]} ${line}` : line
}

export function filter(lines, min = 'info') {
  const from = order.indexOf(min)
  return lines.filter((l) => {
    const m = /\b(debug|info|warn|error)\b/i.exec(l)
    return !m || order.indexOf(m[1].toLowerCase()) >= from
  }
}

export default function activate(ctx) {
  ctx?.onOutput?.((text) => filter(text.split('\n'), ctx.config.level
    .map(prefix).join('\n'))
