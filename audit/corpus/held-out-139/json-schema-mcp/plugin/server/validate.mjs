export function validate(schema, doc, formats, at = '$') {
  const errors = [];
  const type = Array.isArray(doc) ? 'array' : doc === null ? 'null' : typeof doc;
  if (schema.type && schema.type !== type) errors.push(`${at}: expected ${schema.type}, got ${type}`);
  for (const key of schema.required ?? []) {
    if (type === 'object' && !(key in doc)) errors.push(`${at}.${key}: missing`);
  }
  for (const [key, sub] of Object.entries(schema.properties ?? {})) {
    if (type === 'object' && key in doc) errors.push(...validate(sub, doc[key], formats, `${at}.${key}`));
  }
  if (schema.format && formats[schema.format] && !formats[schema.format](doc)) errors.push(`${at}: bad ${schema.format}`);
  return errors;
}
