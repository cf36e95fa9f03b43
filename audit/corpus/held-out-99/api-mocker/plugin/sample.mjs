const byType = {
  string: (s) => s.enum?.[0] ?? s.example ?? 'lorem',
  integer: (s) => s.minimum ?? 1,
  number: (s) => s.minimum ?? 1.5,
  boolean: () => true,
  array: (s) => [sample(s.items ?? { type: 'string' })],
  object: (s) => Object.fromEntries(Object.entries(s.properties ?? {}).map(([k, v]) => [k, sample(v)])),
};

export function sample(schema) {
  const make = byType[schema.type] ?? (() => null);
  return make(schema);
}
