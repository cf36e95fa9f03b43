const handlers = {
  upper: (s) => s.toUpperCase(),
  kebab: (s) => s.trim().toLowerCase().replace(/\s+/g, "-"),
  reverse: (s) => [...s].reverse().join(""),
};
export const activate = (api) =>
  api.tool("transform", ({ kind, text }) => {
    if (!Object.hasOwn(handlers, kind)) throw new Error(`unknown transform ${kind}`);
    return handlers[kind](text);
  });
