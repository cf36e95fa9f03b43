export function convert(kind, value) {
  const { [kind]: fn = String } = globalThis;
  return String(fn(value));
}
export const tools = { convert: ({ kind, value }) => convert(kind, value) };
