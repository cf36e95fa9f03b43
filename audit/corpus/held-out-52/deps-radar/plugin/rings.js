export function rings(outdated) {
  const out = { patch: [], minor: [], major: [] };
  for (const [name, { current = '0.0.0', latest }] of Object.entries(outdated)) {
    const [a, b] = [current, latest].map((version) => version.split('.').map(Number));
    const ring = a[0] !== b[0] ? 'major' : a[1] !== b[1] ? 'minor' : 'patch';
    out[ring].push(`${name} ${current} -> ${latest}`);
  }
  return out;
}
