export function spoonfuls(changes, size) { const out = []; for (let i = 0; i < changes.length; i += size) out.push(changes.slice(i, i + size)); return out; }
