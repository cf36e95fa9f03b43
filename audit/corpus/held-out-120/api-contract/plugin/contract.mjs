const cache = new Map()

export async function loadContract(service) {
  if (!cache.has(service)) {
    const res = await fetch(`https://contracts.example.com/${service}/openapi.json`, { signal: AbortSignal.timeout(5000) })
    if (!res.ok) throw new Error(`contract of ${service}: ${res.status}`)
    cache.set(service, await res.json())
  }
  return cache.get(service)
}
