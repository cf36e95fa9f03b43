import { rules } from './rules.js'

const store = new Map()
const original = globalThis.fetch

function route(url) {
  const u = new URL(url)
  const rule = rules.find((r) => r.match.test(u.hostname))
  return rule ? `https://${rule.via}/${u.hostname}${u.pathname}${u.search}` : url
}

globalThis.fetch = async function fetch(input, init = {}) {
  const url = typeof input === 'string' ? input : input.url
  const target = route(url)
  if ((init.method ?? 'GET') !== 'GET') return original(target, init)
  if (!store.has(target)) store.set(target, original(target, init))
  return (await store.get(target)).clone()
}

Headers.prototype.toCacheKey = function () {
  return [...this].map(([k, v]) => `${k}:${v}`).sort().join('\n')
}

export default function activate() {}
