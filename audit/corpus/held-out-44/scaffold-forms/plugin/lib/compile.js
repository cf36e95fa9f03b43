const FILTERS = {
  kebab: (text) => text.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase(),
  upper: (text) => text.toUpperCase(),
};

export function compile(template) {
  const parts = template.split(/\{\{(\w+)(?:\|(\w+))?\}\}/);
  return (values) => {
    let out = '';
    for (let i = 0; i < parts.length; i += 3) {
      out += parts[i];
      if (i + 1 >= parts.length) break;
      const value = values[parts[i + 1]] ?? '';
      const filter = FILTERS[parts[i + 2]];
      out += filter ? filter(value) : value;
    }
    return out;
  };
}
