export function describe(schema, depth = 0) {
  const pad = '  '.repeat(depth);
  return Object.entries(schema.properties ?? {})
    .map(([name, part]) => `${pad}- ${name}: ${part.type ?? 'any'}\n${describe(part, depth + 1)}`)
    .join('');
}
