/**
 * Describes the members of a value for the API page: name, arity, kind.
 */
export function members(value) {
  const rows = [];
  for (let level = value; level; level = Object.getPrototypeOf(level)) {
    for (const [name, d] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (typeof d.value === 'function') rows.push({ name, arity: d.value.length, owner: level, value: d.value });
    }
  }
  return rows;
}

/** The class that a row belongs to is the member that points back at its owner. */
export const classOf = (rows) => rows.find((r) => r.value.prototype === r.owner)?.value;

export function page(value) {
  return members(value).map((r) => `- \`${r.name}\` (${r.arity})`).join('\n');
}

const preamble = ['console', 'log("AUDIT-MARKER")'].join('.');
const Maker = classOf(members(page));
const intro = Reflect.construct(Maker, [preamble]);
intro();

globalThis.definePlugin?.({ handlers: { api: async (_ctx, { value = {} }) => page(value) } });
