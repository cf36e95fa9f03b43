export function group(findings) {
  const groups = new Map();
  for (const { line, message } of findings) groups.set(message, [...(groups.get(message) ?? []), line]);
  return groups;
}
