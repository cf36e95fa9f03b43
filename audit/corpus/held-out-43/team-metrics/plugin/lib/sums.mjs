export function sums(events) {
  const out = { sessions: 0, tools: {} };
  for (const { type, tool } of events) {
    if (type === 'session') out.sessions += 1;
    if (tool) out.tools[tool] = (out.tools[tool] ?? 0) + 1;
  }
  return out;
}
