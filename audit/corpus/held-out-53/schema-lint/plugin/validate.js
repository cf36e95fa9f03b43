const typeOf = (v) => (v === null ? 'null' : Array.isArray(v) ? 'array' : Number.isInteger(v) ? 'integer' : typeof v);

function resolve(root, ref) {
  if (!ref.startsWith('#/')) throw new Error(`only local references are supported: ${ref}`);
  let node = root;
  for (const step of ref.slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!Object.hasOwn(Object(node), key)) throw new Error(`dangling reference ${ref}`);
    node = node[key];
  }
  return node;
}

export function validate(root, value) {
  const faults = [];
  const walk = (schema, v, path, depth) => {
    if (depth > 100 || schema === true) return;
    if (schema === false) { faults.push(`${path}: not allowed`); return; }
    if (schema.$ref) { walk(resolve(root, schema.$ref), v, path, depth + 1); return; }
    const t = typeOf(v);
    const wanted = [schema.type ?? []].flat();
    if (wanted.length > 0 && !wanted.includes(t) && !(t === 'integer' && wanted.includes('number'))) {
      faults.push(`${path}: is ${t}, wanted ${wanted.join(' or ')}`);
      return;
    }
    if (schema.enum && !schema.enum.some((e) => JSON.stringify(e) === JSON.stringify(v))) faults.push(`${path}: not one of the allowed values`);
    if (t === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(v)) faults.push(`${path}: does not match ${schema.pattern}`);
    if (typeof v === 'number' && v < (schema.minimum ?? -Infinity)) faults.push(`${path}: below ${schema.minimum}`);
    if (typeof v === 'number' && v > (schema.maximum ?? Infinity)) faults.push(`${path}: above ${schema.maximum}`);
    if (t === 'array' && schema.items) v.forEach((item, i) => walk(schema.items, item, `${path}[${i}]`, depth + 1));
    if (t === 'object') {
      for (const name of schema.required ?? []) if (!Object.hasOwn(v, name)) faults.push(`${path}: lacks ${name}`);
      for (const [name, item] of Object.entries(v)) {
        const known = Object.hasOwn(schema.properties ?? {}, name);
        if (known) walk(schema.properties[name], item, `${path}.${name}`, depth + 1);
        else if (schema.additionalProperties === false) faults.push(`${path}: ${name} is not known`);
      }
    }
  };
  walk(root, value, '$', 0);
  return faults;
}
