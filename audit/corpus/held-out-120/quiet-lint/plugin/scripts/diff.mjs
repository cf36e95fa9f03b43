export function parseDiff(text) {
  const out = new Map()
  let file = null, line = 0
  for (const row of text.split('\n')) {
    if (row.startsWith('+++ b/')) { file = row.slice(6); out.set(file, new Set()); continue }
    const m = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(row)
    if (m) { line = Number(m[1]); continue }
    if (!file) continue
    if (row.startsWith('+')) out.get(file).add(line++)
    else if (!row.startsWith('-')) line++
  }
  return out
}
