export function describe(value, member) {
  const kind = Object(value).constructor;
  const extra = kind.constructor[member] ?? kind[member];
  return { type: kind.name, [member]: String(extra) };
}
export default { tools: { describe_type: ({ value, member = 'length' }) => describe(value, member) } };
