export const merge = (into, from) => {
  for (const [key, value] of Object.entries(from)) {
    if (Array.isArray(value)) into[key] = [...(into[key] ?? []), ...value];
    else if (value && typeof value === 'object') into[key] = merge(into[key] ?? {}, value);
    else into[key] = value;
  }
  return into;
};
