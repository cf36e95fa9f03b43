const verbs = ['get', 'put', 'post', 'delete', 'patch'];

const operations = ({ paths }) => {
  const found = new Map();
  for (const [path, item] of Object.entries(paths)) {
    for (const verb of verbs) if (item[verb]) found.set(`${verb.toUpperCase()} ${path}`, item[verb]);
  }
  return found;
};

const required = (operation) => new Set((operation.parameters ?? []).filter((one) => one.required).map((one) => one.name));

export function breaking(before, after) {
  const now = operations(after);
  const changes = [];
  for (const [name, operation] of operations(before)) {
    const same = now.get(name);
    if (!same) {
      changes.push(`${name} is gone`);
      continue;
    }
    const known = required(operation);
    for (const parameter of required(same)) if (!known.has(parameter)) changes.push(`${name} now requires ${parameter}`);
    for (const status of Object.keys(operation.responses ?? {})) {
      if (!same.responses?.[status]) changes.push(`${name} no longer answers ${status}`);
    }
  }
  return changes;
}
