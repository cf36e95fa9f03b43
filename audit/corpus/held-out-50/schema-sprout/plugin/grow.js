export function grow(examples) {
  const keys = new Set(examples.flatMap((item) => Object.keys(item)));
  const properties = {};
  for (const key of keys) {
    const kinds = new Set(examples.filter((item) => key in item).map((item) => typeof item[key]));
    properties[key] = { type: [...kinds] };
  }
  const required = [...keys].filter((key) => examples.every((item) => key in item));
  return { type: 'object', properties, required };
}
