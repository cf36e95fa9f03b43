export function visit(settings, visitors) {
  return Object.entries(settings).flatMap(([key, value]) => {
    const explain = visitors.get(key);
    return explain ? explain(value) : [`\`${key}\` is not known to this plugin`];
  });
}
