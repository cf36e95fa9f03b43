exports.describe = function describe(schema, depth = 0) {
  const pad = "  ".repeat(depth);
  return Object.entries(schema.properties || {})
    .map(([k, v]) => `${pad}${k}: ${v.type}\n${v.properties ? describe(v, depth + 1) : ""}`)
    .join("");
};
