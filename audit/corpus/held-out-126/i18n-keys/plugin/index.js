function flatten(o, prefix = "") {
  return Object.entries(o).flatMap(([k, v]) => (typeof v === "object" ? flatten(v, `${prefix}${k}.`) : [`${prefix}${k}`]));
}
export const tools = {
  missing({ base, other }) {
    const have = new Set(flatten(other));
    return flatten(base).filter((k) => !have.has(k));
  },
};
